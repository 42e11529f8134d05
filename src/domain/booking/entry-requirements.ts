interface EntryRequirements {
  document: 'idCard' | 'passport';
  visa: 'none' | 'onArrival' | 'before';
  health: 'none' | 'recommended' | 'tropical';
}

const BY_ID_CARD: EntryRequirements = { document: 'idCard', visa: 'none', health: 'none' };
const far = (visa: EntryRequirements['visa'], health: EntryRequirements['health'] = 'recommended'): EntryRequirements => ({ document: 'passport', visa, health });

/** By country; those left out take an identity card. */
const REQUIREMENTS: Readonly<Record<string, EntryRequirements>> = {
  TR: far('none'), EG: far('onArrival'), TN: far('none'), AE: far('onArrival'), MV: far('onArrival'), TH: far('none'),
  TZ: far('before', 'tropical'), MX: far('none'), DO: far('none'), CV: far('before', 'tropical'),
};

/** What citizens of the market's country need for a journey to a country. */
export function entryRequirements(countryCode: string): EntryRequirements {
  return REQUIREMENTS[countryCode] ?? BY_ID_CARD;
}
