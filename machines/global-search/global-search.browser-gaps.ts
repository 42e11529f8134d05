/** What browser tests leave out, by the beginning of a state's or transition's name, and why. */
export const browserGaps = {
  'globalSearch.dropdown · globalSearch.open [5] → globalSearch.dropdown.participants, refused': 'Every dropdown that a view opens is one of the six; an airport by car has no field.',
  'globalSearch · globalSearch.clearTravelDate': 'No view sends the command: the calendar clears its own draft.',
  'globalSearch · globalSearch.clearAirports → no target, refused': 'The button is there only with the filters.',
  'globalSearch.filters.failed · globalSearch.retry': 'The server sends a page with its filters, so a retry in the browser has some to send.',
  'globalSearch.dropdown.travelDate · xstate.done.actor.travelDate': 'A draft ends in the browser only by being applied; leaving it closes the dropdown around it.',
  'globalSearch.dropdown.travelDate · xstate.error.actor.travelDate': 'The draft asks nothing and cannot fail.',
  'globalSearch.dropdown.participants · xstate.error.actor.participants': 'The draft asks nothing and cannot fail.',
  'globalSearch · globalSearch.chooseTripType → no target, refused': 'Without filters there is no control to press.',
  'globalSearch · globalSearch.toggleAirport → no target, refused': 'An airport that is not for sale is disabled.',
  'globalSearch · globalSearch.toggleDestination → no target, refused': 'A destination that is not for sale is disabled.',
  'globalSearch · globalSearch.clearDestinations → no target, refused': 'Without filters there is no control to press.',
  'globalSearch · globalSearch.chooseDuration → no target, refused': 'The list has whole lengths only.',
  'globalSearch.dropdown.duration · globalSearch.chooseDuration → globalSearch.dropdown.closed, refused': 'The list has whole lengths only.',
  'globalSearch · globalSearch.chooseFewestNights → no target, refused': 'The list has whole numbers only.',
  'globalSearch · globalSearch.chooseMostNights → no target, refused': 'The list has whole numbers only.',
  'globalSearch.submit.refused.noOffers.offered · globalSearch.applyChange → no target, refused': 'What was not offered has no button.',
};
