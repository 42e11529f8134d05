/** What browser tests leave out, by the beginning of a state's or transition's name, and why. */
export const browserGaps = {
  'configurator.offer · configurator.changeParticipants [0] → configurator.offer.trying, refused': 'A hotel without several rooms lets nobody add one, and a sold out one has no field for who travels.',
  'configurator.offer · configurator.chooseAirport [0] → configurator.offer.trying, refused': 'Only what the hotel sells has a radio.',
  'configurator.offer · configurator.chooseAirport [1]': 'Only what the hotel sells has a radio.',
  'configurator.offer · configurator.chooseDuration [0] → configurator.offer.trying, refused': 'Only what the hotel sells has a radio.',
  'configurator.offer · configurator.chooseDuration [1]': 'Only what the hotel sells has a radio.',
  'configurator.offer · configurator.chooseBoard [0] → configurator.offer.trying, refused': 'Only what the hotel sells has a radio.',
  'configurator.offer · configurator.chooseBoard [1]': 'Only what the hotel sells has a radio.',
  'configurator.offer · configurator.chooseDate [1] → configurator.offer.declining, refused': 'Days stand in the calendar of an offer, so there is a choice to change.',
  'configurator.offer · configurator.chooseRoom → configurator.offer.trying, refused': 'Rooms have radios only beside an offer or one that is gone, and a room alone is always sold.',
  'configurator.offer · configurator.changeParticipants [1]': 'A sold out hotel has no field for who travels.',
  'configurator.offer · configurator.chooseOffer': 'No view sends the command: an offer nearby is a link.',
  'configurator.party.editing · xstate.error.actor.participants': 'The draft asks nothing and cannot fail.',
};
