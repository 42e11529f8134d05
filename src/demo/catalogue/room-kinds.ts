import type { Names } from '../../server/db/schema.search.ts';

export interface RoomKind {
  code: string;
  names: Names;
  /** People in all, and how many of them may be adults. */
  capacity: number;
  maxAdults: number;
  /** Percent over the hotel's cheapest room. */
  supplement: number;
}

const room = (code: string, capacity: number, maxAdults: number, supplement: number, cs: string, pl: string, ro: string, uk: string, hu: string): RoomKind => ({ code, capacity, maxAdults, supplement, names: { cs, pl, ro, uk, hu } });

export const HOTEL_ROOMS = {
  double: room('DR2', 3, 2, 0, 'Dvoulůžkový pokoj', 'Pokój dwuosobowy', 'Cameră dublă', 'Двомісний номер', 'Kétágyas szoba'),
  superior: room('DRS', 3, 3, 9, 'Pokoj superior s výhledem', 'Pokój superior z widokiem', 'Cameră superioară cu priveliște', 'Номер «супер’єр» з краєвидом', 'Superior szoba kilátással'),
  family: room('FAM', 4, 4, 13, 'Rodinný pokoj', 'Pokój rodzinny', 'Cameră de familie', 'Сімейний номер', 'Családi szoba'),
  familySuite: room('FAS', 6, 5, 24, 'Rodinné apartmá se dvěma ložnicemi', 'Apartament rodzinny z dwiema sypialniami', 'Suită de familie cu două dormitoare', 'Сімейний люкс із двома спальнями', 'Családi lakosztály két hálószobával'),
  juniorSuite: room('JS', 4, 3, 26, 'Junior suite', 'Apartament junior suite', 'Suită junior', 'Напівлюкс', 'Junior lakosztály'),
  villa: room('VIL', 9, 9, 75, 'Vila s vlastním bazénem', 'Willa z prywatnym basenem', 'Vilă cu piscină privată', 'Вілла з власним басейном', 'Villa saját medencével'),
} as const;

export const APARTMENTS = {
  studio: room('ST', 3, 2, 0, 'Studio', 'Studio', 'Studio', 'Студія', 'Stúdió'),
  two: room('A4', 4, 4, 10, 'Apartmán s jednou ložnicí', 'Apartament z jedną sypialnią', 'Apartament cu un dormitor', 'Апартаменти з однією спальнею', 'Apartman egy hálószobával'),
  three: room('A6', 6, 6, 22, 'Apartmán se dvěma ložnicemi', 'Apartament z dwiema sypialniami', 'Apartament cu două dormitoare', 'Апартаменти з двома спальнями', 'Apartman két hálószobával'),
  house: room('DUM', 9, 9, 40, 'Prázdninový dům', 'Dom wakacyjny', 'Casă de vacanță', 'Будинок для відпочинку', 'Nyaraló'),
} as const;

export const SEAT = room('SED', 9, 9, 0, 'Sedadlo v letadle', 'Miejsce w samolocie', 'Loc în avion', 'Місце в літаку', 'Ülőhely a repülőn');
