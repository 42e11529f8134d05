import type { Names } from '../db/schema.search.ts';

export interface Tour {
  names: Names;
  nights: number;
  /** Resort codes are not used: a tour stops at sights, named the same in every Latin script unless they have a name of their own. */
  stops: Names[];
}

const names = (cs: string, pl: string, ro: string, uk: string, hu: string): Names => ({ cs, pl, ro, uk, hu });
const stop = (latin: string, uk: string, own: Partial<Names> = {}): Names => ({ cs: latin, pl: latin, ro: latin, hu: latin, uk, ...own });

/** Round trips by the region they start in. */
export const TOURS: Readonly<Record<string, readonly Tour[]>> = {
  'GR-KRETA': [
    { names: names('Okruh Krétou', 'Objazd Krety', 'Circuitul Cretei', 'Тур Критом', 'Körutazás Krétán'), nights: 7, stops: [stop('Heraklion', 'Іракліон'), stop('Knossos', 'Кносс'), stop('Rethymno', 'Ретимно'), stop('Chania', 'Ханья'), stop('Samaria', 'Самарія'), stop('Matala', 'Матала')] },
    { names: names('Západní Kréta pro pěší', 'Zachodnia Kreta pieszo', 'Creta de Vest pe jos', 'Західний Крит пішки', 'Nyugat-Kréta gyalog'), nights: 10, stops: [stop('Chania', 'Ханья'), stop('Elafonisi', 'Елафонісі'), stop('Balos', 'Балос'), stop('Paleochora', 'Палеохора'), stop('Samaria', 'Самарія')] },
  ],
  'TR-ANTALYA': [
    { names: names('Turecko od moře po Kappadokii', 'Turcja od morza po Kapadocję', 'Turcia de la mare la Cappadocia', 'Туреччина від моря до Каппадокії', 'Törökország a tengertől Kappadókiáig'), nights: 8, stops: [stop('Antalya', 'Анталія'), stop('Konya', 'Конья'), stop('Göreme', 'Гереме'), stop('Pamukkale', 'Памуккале'), stop('Efes', 'Ефес')] },
    { names: names('Lýkijskou stezkou', 'Szlakiem licyjskim', 'Pe drumul licienilor', 'Лікійською стежкою', 'A líkiai úton'), nights: 7, stops: [stop('Antalya', 'Анталія'), stop('Olympos', 'Олімпос'), stop('Myra', 'Міра'), stop('Kaş', 'Каш'), stop('Fethiye', 'Фетхіє')] },
  ],
  'EG-HURGHADA': [
    { names: names('Plavba po Nilu a chrámy Egypta', 'Rejs po Nilu i świątynie Egiptu', 'Croazieră pe Nil și templele Egiptului', 'Круїз Нілом і храми Єгипту', 'Nílusi hajóút és Egyiptom templomai'), nights: 7, stops: [stop('Luxor', 'Луксор', { pl: 'Luksor' }), stop('Edfu', 'Едфу'), stop('Kom Ombo', 'Ком-Омбо'), stop('Asuán', 'Асуан', { pl: 'Asuan', ro: 'Aswan', hu: 'Asszuán' })] },
    { names: names('Pyramidy a Rudé moře', 'Piramidy i Morze Czerwone', 'Piramidele și Marea Roșie', 'Піраміди та Червоне море', 'Piramisok és a Vörös-tenger'), nights: 10, stops: [stop('Hurghada', 'Хургада'), stop('Luxor', 'Луксор', { pl: 'Luksor' }), stop('Káhira', 'Каїр', { pl: 'Kair', ro: 'Cairo', hu: 'Kairó' }), stop('Gíza', 'Гіза', { pl: 'Giza', ro: 'Giza', hu: 'Gíza' })] },
  ],
  'ES-COSTA_DEL_SOL': [
    { names: names('Perly Andalusie', 'Perły Andaluzji', 'Perlele Andaluziei', 'Перлини Андалусії', 'Andalúzia gyöngyszemei'), nights: 7, stops: [stop('Málaga', 'Малага'), stop('Granada', 'Гранада'), stop('Córdoba', 'Кордова', { pl: 'Kordoba' }), stop('Sevilla', 'Севілья', { pl: 'Sewilla' }), stop('Ronda', 'Ронда')] },
  ],
  'ES-TENERIFE': [
    { names: names('Tenerife a La Gomera', 'Teneryfa i La Gomera', 'Tenerife și La Gomera', 'Тенерифе та Ла-Гомера', 'Tenerife és La Gomera'), nights: 7, stops: [stop('La Laguna', 'Ла-Лагуна'), stop('Teide', 'Тейде'), stop('Masca', 'Маска'), stop('La Gomera', 'Ла-Гомера')] },
  ],
  'IT-SICILIE': [
    { names: names('Okruh Sicílií', 'Objazd Sycylii', 'Circuitul Siciliei', 'Тур Сицилією', 'Körutazás Szicíliában'), nights: 7, stops: [stop('Catania', 'Катанія', { cs: 'Katánie', pl: 'Katania' }), stop('Etna', 'Етна'), stop('Siracusa', 'Сіракузи', { cs: 'Syrakusy', pl: 'Syrakuzy' }), stop('Agrigento', 'Агрідженто'), stop('Palermo', 'Палермо'), stop('Cefalù', 'Чефалу')] },
  ],
  'CY-VYCHODNI_KYPR': [
    { names: names('Kypr napříč časem', 'Cypr na przestrzeni wieków', 'Ciprul de-a lungul timpului', 'Кіпр крізь століття', 'Ciprus az idők során'), nights: 7, stops: [stop('Larnaca', 'Ларнака', { cs: 'Larnaka', pl: 'Larnaka' }), stop('Nicosia', 'Нікосія', { cs: 'Nikósie', pl: 'Nikozja' }), stop('Troodos', 'Троодос'), stop('Paphos', 'Пафос', { cs: 'Pafos', pl: 'Pafos' }), stop('Kourion', 'Куріон')] },
  ],
  'PT-MADEIRA': [
    { names: names('Madeira po levádách', 'Madera szlakiem lewad', 'Madeira pe levade', 'Мадейра стежками левад', 'Madeira a levádák mentén'), nights: 7, stops: [stop('Funchal', 'Фуншал'), stop('Pico do Arieiro', 'Піку-ду-Арієйру'), stop('Rabaçal', 'Рабасал'), stop('Porto Moniz', 'Порту-Моніш'), stop('Santana', 'Сантана')] },
  ],
  'AL-ALBANSKA_RIVIERA': [
    { names: names('Okruh Albánií', 'Objazd Albanii', 'Circuitul Albaniei', 'Тур Албанією', 'Körutazás Albániában'), nights: 8, stops: [stop('Tirana', 'Тирана'), stop('Berat', 'Берат'), stop('Gjirokastër', 'Гірокастра'), stop('Butrint', 'Бутрінт'), stop('Sarandë', 'Саранда')] },
  ],
  'AE-DUBAJ': [
    { names: names('Sedm emirátů', 'Siedem emiratów', 'Cele șapte emirate', 'Сім еміратів', 'A hét emírség'), nights: 7, stops: [stop('Dubai', 'Дубай', { cs: 'Dubaj', pl: 'Dubaj', hu: 'Dubaj' }), stop('Abu Dhabi', 'Абу-Дабі', { cs: 'Abú Zabí', pl: 'Abu Zabi', hu: 'Abu-Dzabi' }), stop('Al Ain', 'Аль-Айн'), stop('Fujairah', 'Фуджейра', { pl: 'Fudżajra' })] },
  ],
  'TH-PHUKET': [
    { names: names('Thajsko od Bangkoku k moři', 'Tajlandia od Bangkoku po morze', 'Thailanda de la Bangkok la mare', 'Таїланд від Бангкока до моря', 'Thaiföld Bangkoktól a tengerig'), nights: 11, stops: [stop('Bangkok', 'Бангкок'), stop('Ayutthaya', 'Аюттхая'), stop('Khao Sok', 'Кхаосок'), stop('Krabi', 'Крабі'), stop('Phuket', 'Пхукет')] },
  ],
  'TZ-ZANZIBAR': [
    { names: names('Safari a Zanzibar', 'Safari i Zanzibar', 'Safari și Zanzibar', 'Сафарі та Занзібар', 'Szafari és Zanzibár'), nights: 9, stops: [stop('Arusha', 'Аруша'), stop('Tarangire', 'Тарангіре'), stop('Ngorongoro', 'Нгоронгоро'), stop('Serengeti', 'Серенгеті'), stop('Stone Town', 'Стоун-Таун')] },
  ],
  'MX-MAYSKA_RIVIERA': [
    { names: names('Mayský Yucatán', 'Jukatan Majów', 'Yucatanul mayaș', 'Юкатан майя', 'A maják Yucatánja'), nights: 9, stops: [stop('Cancún', 'Канкун'), stop('Valladolid', 'Вальядолід'), stop('Chichén Itzá', 'Чичен-Іца'), stop('Mérida', 'Мерида'), stop('Uxmal', 'Ушмаль'), stop('Tulum', 'Тулум')] },
  ],
};
