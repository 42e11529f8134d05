/** What a traveller wants to know of a country: its money, its plugs, and a few words of its language. */
export interface TravelFacts {
  currency: string;
  plugs: string;
  hello: string;
  thanks: string;
}

const euro = (plugs: string, hello: string, thanks: string): TravelFacts => ({ currency: 'EUR', plugs, hello, thanks });

const FACTS: Readonly<Record<string, TravelFacts>> = {
  AE: { currency: 'AED', plugs: 'G', hello: 'Marhaba', thanks: 'Shukran' },
  AL: { currency: 'ALL', plugs: 'C, F', hello: 'Përshëndetje', thanks: 'Faleminderit' },
  AT: euro('C, F', 'Guten Tag', 'Danke'),
  BG: euro('C, F', 'Zdravejte', 'Blagodarja'),
  CV: { currency: 'CVE', plugs: 'C, F', hello: 'Bom dia', thanks: 'Obrigado' },
  CY: euro('G', 'Kalimera', 'Efcharisto'),
  CZ: { currency: 'CZK', plugs: 'C, E', hello: 'Dobrý den', thanks: 'Děkuji' },
  DO: { currency: 'DOP', plugs: 'A, B', hello: 'Buenos días', thanks: 'Gracias' },
  EG: { currency: 'EGP', plugs: 'C, F', hello: 'Marhaba', thanks: 'Shukran' },
  ES: euro('C, F', 'Buenos días', 'Gracias'),
  FR: euro('C, E', 'Bonjour', 'Merci'),
  GR: euro('C, F', 'Kalimera', 'Efcharisto'),
  HR: euro('C, F', 'Dobar dan', 'Hvala'),
  HU: { currency: 'HUF', plugs: 'C, F', hello: 'Jó napot', thanks: 'Köszönöm' },
  IT: euro('C, F, L', 'Buongiorno', 'Grazie'),
  LK: { currency: 'LKR', plugs: 'D, G', hello: 'Ayubowan', thanks: 'Istuti' },
  MA: { currency: 'MAD', plugs: 'C, E', hello: 'Salam', thanks: 'Shukran' },
  ME: euro('C, F', 'Dobar dan', 'Hvala'),
  MT: euro('G', 'Bonġu', 'Grazzi'),
  MU: { currency: 'MUR', plugs: 'C, G', hello: 'Bonzur', thanks: 'Mersi' },
  MV: { currency: 'MVR', plugs: 'D, G', hello: 'Assalaamu alaikum', thanks: 'Shukuriyyaa' },
  MX: { currency: 'MXN', plugs: 'A, B', hello: 'Buenos días', thanks: 'Gracias' },
  OM: { currency: 'OMR', plugs: 'G', hello: 'Marhaba', thanks: 'Shukran' },
  PL: { currency: 'PLN', plugs: 'C, E', hello: 'Dzień dobry', thanks: 'Dziękuję' },
  PT: euro('C, F', 'Bom dia', 'Obrigado'),
  SI: euro('C, F', 'Dober dan', 'Hvala'),
  SK: euro('C, E', 'Dobrý deň', 'Ďakujem'),
  TH: { currency: 'THB', plugs: 'A, B, C', hello: 'Sawatdi', thanks: 'Khop khun' },
  TN: { currency: 'TND', plugs: 'C, E', hello: 'Marhaba', thanks: 'Shukran' },
  TR: { currency: 'TRY', plugs: 'C, F', hello: 'Merhaba', thanks: 'Teşekkürler' },
  TZ: { currency: 'TZS', plugs: 'D, G', hello: 'Jambo', thanks: 'Asante' },
};

/** Undefined for a country that nobody has written about. */
export const travelFactsOf = (countryCode: string): TravelFacts | undefined => FACTS[countryCode];
