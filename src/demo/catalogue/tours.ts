import type { Names } from '../../server/db/schema.search.ts';
import type { StopKind } from './texts/hotel-facts.ts';

export interface Tour {
  names: Names;
  nights: number;
  /** Resort codes are not used: a tour stops at sights, named the same in every Latin script unless they have a name of their own. */
  stops: TourStop[];
}

interface TourStop {
  kind: StopKind;
  names: Names;
}

const names = (cs: string, pl: string, ro: string, uk: string, hu: string): Names => ({ cs, pl, ro, uk, hu });
const stop = (kind: StopKind, latin: string, uk: string, own: Partial<Names> = {}): TourStop => ({ kind, names: { cs: latin, pl: latin, ro: latin, hu: latin, uk, ...own } });

/** Round trips by the region they start in. */
export const TOURS: Readonly<Record<string, readonly Tour[]>> = {
  'GR-KRETA': [
    { names: names('Okruh Krétou', 'Objazd Krety', 'Circuitul Cretei', 'Тур Критом', 'Körutazás Krétán'), nights: 7, stops: [stop('town', 'Heraklion', 'Іракліон'), stop('ruins', 'Knossos', 'Кносс'), stop('town', 'Rethymno', 'Ретимно'), stop('town', 'Chania', 'Ханья'), stop('nature', 'Samaria', 'Самарія'), stop('coast', 'Matala', 'Матала')] },
    { names: names('Západní Kréta pro pěší', 'Zachodnia Kreta pieszo', 'Creta de Vest pe jos', 'Західний Крит пішки', 'Nyugat-Kréta gyalog'), nights: 10, stops: [stop('town', 'Chania', 'Ханья'), stop('coast', 'Elafonisi', 'Елафонісі'), stop('coast', 'Balos', 'Балос'), stop('nature', 'Paleochora', 'Палеохора'), stop('nature', 'Samaria', 'Самарія')] },
  ],
  'TR-ANTALYA': [
    { names: names('Turecko od moře po Kappadokii', 'Turcja od morza po Kapadocję', 'Turcia de la mare la Cappadocia', 'Туреччина від моря до Каппадокії', 'Törökország a tengertől Kappadókiáig'), nights: 8, stops: [stop('town', 'Antalya', 'Анталія'), stop('town', 'Konya', 'Конья'), stop('nature', 'Göreme', 'Гереме'), stop('ruins', 'Pamukkale', 'Памуккале'), stop('ruins', 'Efes', 'Ефес')] },
    { names: names('Lýkijskou stezkou', 'Szlakiem licyjskim', 'Pe drumul licienilor', 'Лікійською стежкою', 'A líkiai úton'), nights: 7, stops: [stop('town', 'Antalya', 'Анталія'), stop('ruins', 'Olympos', 'Олімпос'), stop('ruins', 'Myra', 'Міра'), stop('coast', 'Kaş', 'Каш'), stop('coast', 'Fethiye', 'Фетхіє')] },
  ],
  'EG-HURGHADA': [
    { names: names('Plavba po Nilu a chrámy Egypta', 'Rejs po Nilu i świątynie Egiptu', 'Croazieră pe Nil și templele Egiptului', 'Круїз Нілом і храми Єгипту', 'Nílusi hajóút és Egyiptom templomai'), nights: 7, stops: [stop('ruins', 'Luxor', 'Луксор', { pl: 'Luksor' }), stop('ruins', 'Edfu', 'Едфу'), stop('ruins', 'Kom Ombo', 'Ком-Омбо'), stop('town', 'Asuán', 'Асуан', { pl: 'Asuan', ro: 'Aswan', hu: 'Asszuán' })] },
    { names: names('Pyramidy a Rudé moře', 'Piramidy i Morze Czerwone', 'Piramidele și Marea Roșie', 'Піраміди та Червоне море', 'Piramisok és a Vörös-tenger'), nights: 10, stops: [stop('coast', 'Hurghada', 'Хургада'), stop('ruins', 'Luxor', 'Луксор', { pl: 'Luksor' }), stop('metropolis', 'Káhira', 'Каїр', { pl: 'Kair', ro: 'Cairo', hu: 'Kairó' }), stop('ruins', 'Gíza', 'Гіза', { pl: 'Giza', ro: 'Giza', hu: 'Gíza' })] },
  ],
  'ES-COSTA_DEL_SOL': [
    { names: names('Perly Andalusie', 'Perły Andaluzji', 'Perlele Andaluziei', 'Перлини Андалусії', 'Andalúzia gyöngyszemei'), nights: 7, stops: [stop('town', 'Málaga', 'Малага'), stop('town', 'Granada', 'Гранада'), stop('town', 'Córdoba', 'Кордова', { pl: 'Kordoba' }), stop('town', 'Sevilla', 'Севілья', { pl: 'Sewilla' }), stop('nature', 'Ronda', 'Ронда')] },
  ],
  'ES-TENERIFE': [
    { names: names('Tenerife a La Gomera', 'Teneryfa i La Gomera', 'Tenerife și La Gomera', 'Тенерифе та Ла-Гомера', 'Tenerife és La Gomera'), nights: 7, stops: [stop('town', 'La Laguna', 'Ла-Лагуна'), stop('nature', 'Teide', 'Тейде'), stop('nature', 'Masca', 'Маска'), stop('nature', 'La Gomera', 'Ла-Гомера')] },
  ],
  'IT-SICILIE': [
    { names: names('Okruh Sicílií', 'Objazd Sycylii', 'Circuitul Siciliei', 'Тур Сицилією', 'Körutazás Szicíliában'), nights: 7, stops: [stop('town', 'Catania', 'Катанія', { cs: 'Katánie', pl: 'Katania' }), stop('nature', 'Etna', 'Етна'), stop('town', 'Siracusa', 'Сіракузи', { cs: 'Syrakusy', pl: 'Syrakuzy' }), stop('ruins', 'Agrigento', 'Агрідженто'), stop('town', 'Palermo', 'Палермо'), stop('coast', 'Cefalù', 'Чефалу')] },
  ],
  'CY-VYCHODNI_KYPR': [
    { names: names('Kypr napříč časem', 'Cypr na przestrzeni wieków', 'Ciprul de-a lungul timpului', 'Кіпр крізь століття', 'Ciprus az idők során'), nights: 7, stops: [stop('town', 'Larnaca', 'Ларнака', { cs: 'Larnaka', pl: 'Larnaka' }), stop('town', 'Nicosia', 'Нікосія', { cs: 'Nikósie', pl: 'Nikozja' }), stop('nature', 'Troodos', 'Троодос'), stop('town', 'Paphos', 'Пафос', { cs: 'Pafos', pl: 'Pafos' }), stop('ruins', 'Kourion', 'Куріон')] },
  ],
  'PT-MADEIRA': [
    { names: names('Madeira po levádách', 'Madera szlakiem lewad', 'Madeira pe levade', 'Мадейра стежками левад', 'Madeira a levádák mentén'), nights: 7, stops: [stop('town', 'Funchal', 'Фуншал'), stop('nature', 'Pico do Arieiro', 'Піку-ду-Арієйру'), stop('nature', 'Rabaçal', 'Рабасал'), stop('coast', 'Porto Moniz', 'Порту-Моніш'), stop('nature', 'Santana', 'Сантана')] },
  ],
  'AL-ALBANSKA_RIVIERA': [
    { names: names('Okruh Albánií', 'Objazd Albanii', 'Circuitul Albaniei', 'Тур Албанією', 'Körutazás Albániában'), nights: 8, stops: [stop('town', 'Tirana', 'Тирана'), stop('town', 'Berat', 'Берат'), stop('town', 'Gjirokastër', 'Гірокастра'), stop('ruins', 'Butrint', 'Бутрінт'), stop('coast', 'Sarandë', 'Саранда')] },
  ],
  'AE-DUBAJ': [
    { names: names('Sedm emirátů', 'Siedem emiratów', 'Cele șapte emirate', 'Сім еміратів', 'A hét emírség'), nights: 7, stops: [stop('metropolis', 'Dubai', 'Дубай', { cs: 'Dubaj', pl: 'Dubaj', hu: 'Dubaj' }), stop('metropolis', 'Abu Dhabi', 'Абу-Дабі', { cs: 'Abú Zabí', pl: 'Abu Zabi', hu: 'Abu-Dzabi' }), stop('nature', 'Al Ain', 'Аль-Айн'), stop('coast', 'Fujairah', 'Фуджейра', { pl: 'Fudżajra' })] },
  ],
  'TH-PHUKET': [
    { names: names('Thajsko od Bangkoku k moři', 'Tajlandia od Bangkoku po morze', 'Thailanda de la Bangkok la mare', 'Таїланд від Бангкока до моря', 'Thaiföld Bangkoktól a tengerig'), nights: 11, stops: [stop('metropolis', 'Bangkok', 'Бангкок'), stop('ruins', 'Ayutthaya', 'Аюттхая'), stop('nature', 'Khao Sok', 'Кхаосок'), stop('coast', 'Krabi', 'Крабі'), stop('coast', 'Phuket', 'Пхукет')] },
  ],
  'TZ-ZANZIBAR': [
    { names: names('Safari a Zanzibar', 'Safari i Zanzibar', 'Safari și Zanzibar', 'Сафарі та Занзібар', 'Szafari és Zanzibár'), nights: 9, stops: [stop('town', 'Arusha', 'Аруша'), stop('safari', 'Tarangire', 'Тарангіре'), stop('safari', 'Ngorongoro', 'Нгоронгоро'), stop('safari', 'Serengeti', 'Серенгеті'), stop('town', 'Stone Town', 'Стоун-Таун')] },
  ],
  'MX-MAYSKA_RIVIERA': [
    { names: names('Mayský Yucatán', 'Jukatan Majów', 'Yucatanul mayaș', 'Юкатан майя', 'A maják Yucatánja'), nights: 9, stops: [stop('metropolis', 'Cancún', 'Канкун'), stop('town', 'Valladolid', 'Вальядолід'), stop('ruins', 'Chichén Itzá', 'Чичен-Іца'), stop('town', 'Mérida', 'Мерида'), stop('ruins', 'Uxmal', 'Ушмаль'), stop('ruins', 'Tulum', 'Тулум')] },
  ],
};
