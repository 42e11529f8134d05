/** Who flies: public IATA codes and names. The routes and times that the catalogue gives them are invented. */
export const AIRLINES: Readonly<Record<string, string>> = {
  QS: 'Smartwings',
  FR: 'Ryanair',
  W6: 'Wizz Air',
  OS: 'Austrian Airlines',
  E4: 'Enter Air',
  XQ: 'SunExpress',
  SM: 'Air Cairo',
  BJ: 'Nouvelair',
  TK: 'Turkish Airlines',
  EK: 'Emirates',
  QR: 'Qatar Airways',
  DE: 'Condor',
  LO: 'LOT',
};
