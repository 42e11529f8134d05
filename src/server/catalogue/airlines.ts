/** Who flies: public IATA codes and names. The routes and times that the catalogue gives them are invented. */
export const AIRLINES: Readonly<Record<string, string>> = {
  QS: 'Smartwings',
  FR: 'Ryanair',
  OK: 'Czech Airlines',
  W6: 'Wizz Air',
  A3: 'Aegean Airlines',
  TK: 'Turkish Airlines',
  EK: 'Emirates',
  QR: 'Qatar Airways',
};
