/** What browser tests leave out, by the beginning of a state's or transition's name, and why. */
export const browserGaps = {
  'fullScreenView.view.mapOverlay': 'No control opens it before there is a map; the machine is tested with it.',
  'fullScreenView.view · fullScreenView.open [4] → fullScreenView.view.mapOverlay': 'No control opens it before there is a map.',
  'fullScreenView.view · fullScreenView.open [3] → fullScreenView.view.narrow.configurator': 'The model walks a listing.',
  'fullScreenView.view.narrow.configurator': 'The model walks a listing.',
  'fullScreenView.view · fullScreenView.toggle': 'Views open and close; the command is for callers that know of neither.',
};
