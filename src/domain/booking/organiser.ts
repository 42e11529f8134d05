/** Who sells the package and who answers when that firm fails: on contracts, receipts and the standard information form. All invented. */
export interface Organiser {
  name: string;
  address: string;
  companyId: string;
  taxId: string;
  email: string;
  account: { iban: string; bic: string; shown: string };
  insolvency: { insurer: string; address: string; policy: string; phone: string; email: string };
}

export const ORGANISER: Organiser = {
  name: 'Zefira cestovní kancelář, s.r.o.',
  address: 'Větrná 1408/7, 110 00 Praha 1, Česko',
  companyId: '00099999',
  taxId: 'CZ00099999',
  email: 'smlouvy@zefira.example',
  account: { iban: 'CZ6508000000192000145399', bic: 'GIBACZPX', shown: '19-2000145399/0800' },
  insolvency: {
    insurer: 'Modrá záštita pojišťovna, a.s.',
    address: 'Přístavní 22, 170 00 Praha 7, Česko',
    policy: 'MZ-2026-0042',
    phone: '+420 255 700 799',
    email: 'upadek@modrazastita.example',
  },
};
