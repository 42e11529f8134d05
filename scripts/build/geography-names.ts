/**
 * Which places the demo catalogue sells, and what five languages call them. Where they lie is not written here:
 * derive-geography.ts looks it up in GeoNames by `geo` (or the first Latin name) and country.
 */

/** Names in cs, pl, ro, uk, hu. */
type FiveNames = readonly [cs: string, pl: string, ro: string, uk: string, hu: string];

/** A resort: its name (the same in Latin scripts unless `names` says otherwise), in Ukrainian, and as GeoNames has it. */
export interface ResortNames {
  names: FiveNames;
  geo: string;
}

export interface RegionNames {
  names: FiveNames;
  /** Where planes land, IATA; null where people drive. */
  airport: string | null;
  /** Trip types sold here. */
  sells: string;
  /** When: `summer` (May–October), `all` (year-round sun), `winter` (ski), `lake` (hiking and bathing summer). */
  season: 'summer' | 'all' | 'winter' | 'lake';
  /** Kinds of pictures of the place, most typical first. */
  scenes: readonly string[];
  /** Level of prices on the ground, 100 is Bulgaria's Black Sea. */
  priceLevel: number;
  resorts: readonly ResortNames[];
}

export interface CountryNames {
  code: string;
  names: FiveNames;
  regions: readonly RegionNames[];
}

const same = (name: string, uk: string): FiveNames => [name, name, name, uk, name];

/** A resort whose Latin name is the same everywhere; `geo` where GeoNames spells it otherwise. */
const resort = (name: string, uk: string, geo: string = name): ResortNames => ({ names: same(name, uk), geo });

export const COUNTRIES: readonly CountryNames[] = [
  {
    code: 'GR',
    names: ['Řecko', 'Grecja', 'Grecia', 'Греція', 'Görögország'],
    regions: [
      { names: ['Kréta', 'Kreta', 'Creta', 'Крит', 'Kréta'], airport: 'HER', sells: 'WS WO CZ', season: 'summer', scenes: ['coast-greek'], priceLevel: 125, resorts: [resort('Chersonissos', 'Херсоніссос', 'Limín Khersonísou'), resort('Malia', 'Малія', 'Mália'), resort('Rethymno', 'Ретимно', 'Rethymno'), resort('Georgioupolis', 'Георгіуполіс', 'Georgioupolis'), resort('Agios Nikolaos', 'Айос-Ніколаос', 'Ágios Nikólaos'), resort('Ierapetra', 'Ієрапетра', 'Ierápetra')] },
      { names: ['Rhodos', 'Rodos', 'Rodos', 'Родос', 'Rodosz'], airport: 'RHO', sells: 'WS CZ', season: 'summer', scenes: ['coast-greek'], priceLevel: 122, resorts: [resort('Faliraki', 'Фаліракі', 'Faliraki'), resort('Lindos', 'Ліндос', 'Líndos'), resort('Kremasti', 'Кремасті', 'Kremastí'), resort('Archangelos', 'Архангелос', 'Archángelos')] },
      { names: ['Kos', 'Kos', 'Kos', 'Кос', 'Kosz'], airport: 'KGS', sells: 'WS CZ', season: 'summer', scenes: ['coast-greek'], priceLevel: 115, resorts: [resort('Kardamena', 'Кардамена', 'Kardámaina'), resort('Kefalos', 'Кефалос', 'Kéfalos'), resort('Antimachia', 'Антимахія', 'Antimácheia')] },
      { names: ['Korfu', 'Korfu', 'Corfu', 'Корфу', 'Korfu'], airport: 'CFU', sells: 'WS CZ', season: 'summer', scenes: ['coast-greek'], priceLevel: 118, resorts: [resort('Kontokali', 'Контокалі', 'Kontokáli'), resort('Lefkimmi', 'Лефкіммі', 'Lefkímmi'), resort('Acharavi', 'Ахараві', 'Acharávi')] },
      { names: ['Zakynthos', 'Zakynthos', 'Zakynthos', 'Закінтос', 'Zakynthos'], airport: 'ZTH', sells: 'WS CZ', season: 'summer', scenes: ['coast-greek'], priceLevel: 120, resorts: [resort('Lithakia', 'Літакія', 'Lithakiá'), resort('Argassi', 'Аргасі', 'Argási'), resort('Planos', 'Планос', 'Plános')] },
      { names: ['Santorini', 'Santorini', 'Santorini', 'Санторіні', 'Szantorini'], airport: 'JTR', sells: 'WS CZ', season: 'summer', scenes: ['coast-greek'], priceLevel: 165, resorts: [resort('Emporeio', 'Емпоріо', 'Emporeío'), resort('Fira', 'Фіра', 'Firá')] },
      { names: ['Chalkidiki', 'Chalkidiki', 'Halkidiki', 'Халкідікі', 'Halkidiki'], airport: 'SKG', sells: 'WS DW', season: 'summer', scenes: ['coast-greek'], priceLevel: 112, resorts: [resort('Nea Kallikratia', 'Неа-Каллікратія', 'Néa Kallikráteia'), resort('Nikiti', 'Нікіті', 'Nikíti'), resort('Pefkochori', 'Пефкохорі', 'Pefkochóri')] },
      { names: ['Lefkada', 'Lefkada', 'Lefkada', 'Лефкада', 'Lefkada'], airport: 'PVK', sells: 'WS', season: 'summer', scenes: ['coast-greek'], priceLevel: 118, resorts: [resort('Lefkada', 'Лефкада', 'Lefkáda'), resort('Preveza', 'Превеза', 'Préveza')] },
    ],
  },
  {
    code: 'TR',
    names: ['Turecko', 'Turcja', 'Turcia', 'Туреччина', 'Törökország'],
    regions: [
      { names: ['Antalya', 'Antalya', 'Antalya', 'Анталія', 'Antalya'], airport: 'AYT', sells: 'WS CZ WO', season: 'summer', scenes: ['riviera-turkish'], priceLevel: 118, resorts: [resort('Antalya', 'Анталія'), resort('Kumluca', 'Кумлуджа'), resort('Kaş', 'Каш')] },
      { names: ['Side', 'Side', 'Side', 'Сіде', 'Side'], airport: 'AYT', sells: 'WS', season: 'summer', scenes: ['riviera-turkish'], priceLevel: 116, resorts: [resort('Side', 'Сіде'), resort('Manavgat', 'Манавгат')] },
      { names: ['Alanya', 'Alanya', 'Alanya', 'Аланія', 'Alanya'], airport: 'AYT', sells: 'WS', season: 'summer', scenes: ['riviera-turkish'], priceLevel: 104, resorts: [resort('Alanya', 'Аланія'), resort('Avsallar', 'Авсаллар'), resort('Konaklı', 'Конакли'), resort('Okurcalar', 'Окурджалар')] },
      { names: ['Belek', 'Belek', 'Belek', 'Белек', 'Belek'], airport: 'AYT', sells: 'WS', season: 'summer', scenes: ['riviera-turkish'], priceLevel: 150, resorts: [resort('Belek', 'Белек'), resort('Kadriye', 'Кадріє'), resort('Serik', 'Серік')] },
      { names: ['Kemer', 'Kemer', 'Kemer', 'Кемер', 'Kemer'], airport: 'AYT', sells: 'WS', season: 'summer', scenes: ['riviera-turkish'], priceLevel: 117, resorts: [resort('Kemer', 'Кемер'), resort('Göynük', 'Гейнюк'), resort('Tekirova', 'Текірова')] },
      { names: ['Bodrum', 'Bodrum', 'Bodrum', 'Бодрум', 'Bodrum'], airport: 'BJV', sells: 'WS CZ', season: 'summer', scenes: ['riviera-turkish'], priceLevel: 128, resorts: [resort('Bodrum', 'Бодрум'), resort('Turgutreis', 'Тургутрейс'), resort('Yalıkavak', 'Ялікавак')] },
      { names: ['Marmaris', 'Marmaris', 'Marmaris', 'Мармарис', 'Marmaris'], airport: 'DLM', sells: 'WS CZ', season: 'summer', scenes: ['riviera-turkish'], priceLevel: 112, resorts: [resort('Marmaris', 'Мармарис'), resort('Fethiye', 'Фетхіє'), resort('Dalyan', 'Дальян')] },
    ],
  },
  {
    code: 'EG',
    names: ['Egypt', 'Egipt', 'Egipt', 'Єгипет', 'Egyiptom'],
    regions: [
      { names: ['Hurghada', 'Hurghada', 'Hurghada', 'Хургада', 'Hurghada'], airport: 'HRG', sells: 'WS CZ WO', season: 'all', scenes: ['desert-red-sea'], priceLevel: 96, resorts: [resort('Hurghada', 'Хургада'), resort('El Gouna', 'Ель-Гуна'), resort('Makadi Bay', 'Макаді-Бей'), resort('Safaga', 'Сафага', 'Safaga')] },
      { names: ['Marsa Alam', 'Marsa Alam', 'Marsa Alam', 'Марса-Алам', 'Marsa Alam'], airport: 'RMF', sells: 'WS CZ', season: 'all', scenes: ['desert-red-sea'], priceLevel: 104, resorts: [resort('Marsa Alam', 'Марса-Алам', 'Marsa Alam'), resort('El Quseir', 'Ель-Кусейр', 'Al Quşayr')] },
      { names: ['Sharm El Sheikh', 'Szarm el-Szejk', 'Sharm El Sheikh', 'Шарм-еш-Шейх', 'Sarm es-Sejk'], airport: 'SSH', sells: 'WS CZ', season: 'all', scenes: ['desert-red-sea'], priceLevel: 102, resorts: [resort('Sharm El Sheikh', 'Шарм-еш-Шейх', 'Sharm el-Sheikh'), resort('Dahab', 'Дахаб')] },
    ],
  },
  {
    code: 'ES',
    names: ['Španělsko', 'Hiszpania', 'Spania', 'Іспанія', 'Spanyolország'],
    regions: [
      { names: ['Mallorca', 'Majorka', 'Mallorca', 'Мальорка', 'Mallorca'], airport: 'PMI', sells: 'WS CZ', season: 'summer', scenes: ['spanish'], priceLevel: 138, resorts: [resort("Cala d'Or", 'Кала-д’Ор'), resort('Cala Millor', 'Кала-Мільйор'), resort('Alcúdia', 'Алькудія'), resort("s'Arenal", 'С’Ареналь'), resort('Magaluf', 'Магалуф')] },
      { names: ['Tenerife', 'Teneryfa', 'Tenerife', 'Тенерифе', 'Tenerife'], airport: 'TFS', sells: 'WS CZ WO', season: 'all', scenes: ['spanish'], priceLevel: 140, resorts: [resort('Adeje', 'Адехе'), resort('Arona', 'Арона'), resort('Puerto de la Cruz', 'Пуерто-де-ла-Крус')] },
      { names: ['Gran Canaria', 'Gran Canaria', 'Gran Canaria', 'Гран-Канарія', 'Gran Canaria'], airport: 'LPA', sells: 'WS CZ', season: 'all', scenes: ['spanish'], priceLevel: 136, resorts: [resort('Maspalomas', 'Маспаломас'), resort('Playa del Ingles', 'Плая-дель-Інглес'), resort('Mogán', 'Моган')] },
      { names: ['Fuerteventura', 'Fuerteventura', 'Fuerteventura', 'Фуертевентура', 'Fuerteventura'], airport: 'FUE', sells: 'WS', season: 'all', scenes: ['spanish'], priceLevel: 134, resorts: [resort('Corralejo', 'Корралехо'), resort('Costa Calma', 'Коста-Кальма')] },
      { names: ['Lanzarote', 'Lanzarote', 'Lanzarote', 'Лансароте', 'Lanzarote'], airport: 'ACE', sells: 'WS', season: 'all', scenes: ['spanish'], priceLevel: 135, resorts: [resort('Puerto del Carmen', 'Пуерто-дель-Кармен'), resort('Playa Blanca', 'Плая-Бланка')] },
      { names: ['Costa Brava', 'Costa Brava', 'Costa Brava', 'Коста-Брава', 'Costa Brava'], airport: 'GRO', sells: 'WS DW', season: 'summer', scenes: ['spanish'], priceLevel: 116, resorts: [resort('Lloret de Mar', 'Льйорет-де-Мар'), resort('Tossa de Mar', 'Тосса-де-Мар'), resort('Blanes', 'Бланес')] },
      { names: ['Costa del Sol', 'Costa del Sol', 'Costa del Sol', 'Коста-дель-Соль', 'Costa del Sol'], airport: 'AGP', sells: 'WS WO', season: 'summer', scenes: ['spanish'], priceLevel: 124, resorts: [resort('Torremolinos', 'Торремолінос'), resort('Benalmádena', 'Бенальмадена'), resort('Marbella', 'Марбелья')] },
    ],
  },
  {
    code: 'BG',
    names: ['Bulharsko', 'Bułgaria', 'Bulgaria', 'Болгарія', 'Bulgária'],
    regions: [
      { names: ['Slunečné pobřeží', 'Słoneczny Brzeg', 'Sunny Beach', 'Сонячний Берег', 'Napospart'], airport: 'BOJ', sells: 'WS DW CZ', season: 'summer', scenes: ['bulgarian'], priceLevel: 88, resorts: [resort('Nesebar', 'Несебир', 'Nesebar'), resort('Sveti Vlas', 'Святий Влас', 'Sveti Vlas'), resort('Pomorie', 'Поморіє'), resort('Sozopol', 'Созополь'), resort('Primorsko', 'Приморсько')] },
      { names: ['Zlaté písky', 'Złote Piaski', 'Nisipurile de Aur', 'Золоті Піски', 'Aranypart'], airport: 'VAR', sells: 'WS DW CZ', season: 'summer', scenes: ['bulgarian'], priceLevel: 90, resorts: [resort('Balchik', 'Балчик'), resort('Kavarna', 'Каварна'), resort('Byala', 'Бяла')] },
    ],
  },
  {
    code: 'HR',
    names: ['Chorvatsko', 'Chorwacja', 'Croația', 'Хорватія', 'Horvátország'],
    regions: [
      { names: ['Istrie', 'Istria', 'Istria', 'Істрія', 'Isztria'], airport: null, sells: 'DW', season: 'summer', scenes: ['coast-adriatic'], priceLevel: 108, resorts: [resort('Poreč', 'Пореч'), resort('Rovinj', 'Ровінь'), resort('Umag', 'Умаг'), resort('Pula', 'Пула'), resort('Rabac', 'Рабац')] },
      { names: ['Kvarner', 'Kvarner', 'Kvarner', 'Кварнер', 'Kvarner'], airport: null, sells: 'DW', season: 'summer', scenes: ['coast-adriatic'], priceLevel: 104, resorts: [resort('Opatija', 'Опатія'), resort('Crikvenica', 'Цриквениця'), resort('Krk', 'Крк'), resort('Rab', 'Раб'), resort('Mali Lošinj', 'Малі-Лошинь')] },
      { names: ['Dalmácie', 'Dalmacja', 'Dalmația', 'Далмація', 'Dalmácia'], airport: null, sells: 'DW', season: 'summer', scenes: ['coast-adriatic'], priceLevel: 110, resorts: [resort('Biograd na Moru', 'Біоград-на-Мору'), resort('Vodice', 'Водіце'), resort('Makarska', 'Макарська'), resort('Trogir', 'Трогір'), resort('Omiš', 'Оміш'), resort('Baška Voda', 'Башка-Вода')] },
      { names: ['Dubrovník a okolí', 'Dubrownik i okolice', 'Dubrovnik și împrejurimi', 'Дубровник і околиці', 'Dubrovnik és környéke'], airport: 'DBV', sells: 'WS CZ', season: 'summer', scenes: ['coast-adriatic'], priceLevel: 132, resorts: [resort('Dubrovnik', 'Дубровник'), resort('Cavtat', 'Цавтат'), resort('Orebić', 'Оребич')] },
    ],
  },
  {
    code: 'IT',
    names: ['Itálie', 'Włochy', 'Italia', 'Італія', 'Olaszország'],
    regions: [
      { names: ['Severní Jadran', 'Północny Adriatyk', 'Nordul Adriaticii', 'Північна Адріатика', 'Észak-Adria'], airport: null, sells: 'DW', season: 'summer', scenes: ['coast-italian'], priceLevel: 106, resorts: [resort('Bibione', 'Бібіоне'), resort('Lignano Sabbiadoro', 'Ліньяно-Саб’ядоро'), resort('Caorle', 'Каорле'), resort('Lido di Jesolo', 'Лідо-ді-Єзоло'), resort('Rimini', 'Ріміні'), resort('Riccione', 'Річчоне')] },
      { names: ['Lago di Garda', 'Jezioro Garda', 'Lacul Garda', 'Озеро Гарда', 'Garda-tó'], airport: null, sells: 'DW', season: 'lake', scenes: ['lake', 'coast-italian'], priceLevel: 122, resorts: [resort('Riva del Garda', 'Рива-дель-Гарда'), resort('Limone sul Garda', 'Лімоне-суль-Гарда'), resort('Bardolino', 'Бардоліно'), resort('Malcesine', 'Мальчезіне')] },
      { names: ['Sicílie', 'Sycylia', 'Sicilia', 'Сицилія', 'Szicília'], airport: 'CTA', sells: 'WS WO CZ', season: 'summer', scenes: ['coast-italian'], priceLevel: 126, resorts: [resort('Taormina', 'Таорміна'), resort('Giardini-Naxos', 'Джардіні-Наксос'), resort('Cefalù', 'Чефалу')] },
      { names: ['Kalábrie', 'Kalabria', 'Calabria', 'Калабрія', 'Calabria'], airport: 'SUF', sells: 'WS', season: 'summer', scenes: ['coast-italian'], priceLevel: 114, resorts: [resort('Tropea', 'Тропея'), resort('Pizzo', 'Піццо')] },
      { names: ['Sardinie', 'Sardynia', 'Sardinia', 'Сардинія', 'Szardínia'], airport: 'OLB', sells: 'WS CZ', season: 'summer', scenes: ['coast-italian'], priceLevel: 144, resorts: [resort('Olbia', 'Ольбія'), resort('Orosei', 'Орозеї'), resort('Alghero', 'Альгеро')] },
      { names: ['Dolomity', 'Dolomity', 'Dolomiți', 'Доломіти', 'Dolomitok'], airport: null, sells: 'NR DW', season: 'winter', scenes: ['alps-winter'], priceLevel: 138, resorts: [resort('Canazei', 'Канацеї'), resort('Cavalese', 'Кавалезе'), resort('Ortisei', 'Ортізеї'), resort('Andalo', 'Андало')] },
      { names: ['Lombardské Alpy', 'Alpy Lombardzkie', 'Alpii Lombarzi', 'Ломбардські Альпи', 'Lombardiai-Alpok'], airport: null, sells: 'NR', season: 'winter', scenes: ['alps-winter'], priceLevel: 132, resorts: [resort('Livigno', 'Лівіньо'), resort('Bormio', 'Борміо'), resort('Aprica', 'Апріка')] },
    ],
  },
  {
    code: 'AT',
    names: ['Rakousko', 'Austria', 'Austria', 'Австрія', 'Ausztria'],
    regions: [
      { names: ['Salcbursko', 'Kraj Salzburski', 'Salzburg', 'Зальцбург', 'Salzburg tartomány'], airport: null, sells: 'NR DW', season: 'winter', scenes: ['alps-winter'], priceLevel: 142, resorts: [resort('Kaprun', 'Капрун'), resort('Zell am See', 'Целль-ам-Зеє'), resort('Saalbach', 'Заальбах'), resort('Flachau', 'Флахау'), resort('Bad Gastein', 'Бад-Гаштайн')] },
      { names: ['Tyrolsko', 'Tyrol', 'Tirol', 'Тіроль', 'Tirol'], airport: null, sells: 'NR DW', season: 'winter', scenes: ['alps-winter'], priceLevel: 150, resorts: [resort('Mayrhofen', 'Майрхофен'), resort('Sölden', 'Зельден'), resort('Ischgl', 'Ішгль'), resort('Kitzbühel', 'Кіцбюель'), resort('Seefeld in Tirol', 'Зеєфельд-ін-Тіроль')] },
      { names: ['Štýrsko', 'Styria', 'Stiria', 'Штирія', 'Stájerország'], airport: null, sells: 'NR DW', season: 'winter', scenes: ['alps-winter'], priceLevel: 134, resorts: [resort('Schladming', 'Шладмінг'), resort('Bad Aussee', 'Бад-Аусзеє'), resort('Murau', 'Мурау')] },
      { names: ['Korutanská jezera', 'Jeziora Karyntii', 'Lacurile Carintiei', 'Озера Каринтії', 'Karintiai tavak'], airport: null, sells: 'DW', season: 'lake', scenes: ['lake', 'alps-summer'], priceLevel: 120, resorts: [resort('Velden am Wörthersee', 'Фельден-ам-Вертерзеє', 'Velden am Wörther See'), resort('Pörtschach', 'Перчах', 'Pörtschach am Wörthersee'), resort('Millstatt', 'Мільштатт'), resort('Villach', 'Філлах')] },
      { names: ['Solná komora', 'Salzkammergut', 'Salzkammergut', 'Зальцкаммергут', 'Salzkammergut'], airport: null, sells: 'DW', season: 'lake', scenes: ['lake', 'alps-summer'], priceLevel: 124, resorts: [resort('Gmunden', 'Гмунден'), resort('Bad Ischl', 'Бад-Ішль'), resort('Mondsee', 'Мондзеє')] },
    ],
  },
  {
    code: 'FR',
    names: ['Francie', 'Francja', 'Franța', 'Франція', 'Franciaország'],
    regions: [
      { names: ['Savojsko', 'Sabaudia', 'Savoia', 'Савоя', 'Savoya'], airport: null, sells: 'NR', season: 'winter', scenes: ['alps-winter'], priceLevel: 140, resorts: [resort('Val Thorens', 'Валь-Торанс'), resort('Tignes', 'Тінь'), resort('Les Allues', 'Лез-Аллю'), resort('Valloire', 'Валлуар')] },
      { names: ['Dauphiné', 'Delfinat', 'Dauphiné', 'Дофіне', 'Dauphiné'], airport: null, sells: 'NR', season: 'winter', scenes: ['alps-winter'], priceLevel: 128, resorts: [resort("Alpe d'Huez", 'Альп-д’Юез', 'Huez'), resort('Briançon', 'Бріансон')] },
    ],
  },
  {
    code: 'SK',
    names: ['Slovensko', 'Słowacja', 'Slovacia', 'Словаччина', 'Szlovákia'],
    regions: [
      { names: ['Nízké Tatry', 'Niżne Tatry', 'Tatra Mică', 'Низькі Татри', 'Alacsony-Tátra'], airport: null, sells: 'NR DW', season: 'winter', scenes: ['alps-winter'], priceLevel: 92, resorts: [resort('Liptovský Mikuláš', 'Ліптовський Мікулаш'), resort('Brezno', 'Брезно'), resort('Banská Bystrica', 'Банська Бистриця')] },
      { names: ['Vysoké Tatry', 'Tatry Wysokie', 'Tatra Înaltă', 'Високі Татри', 'Magas-Tátra'], airport: null, sells: 'NR DW', season: 'winter', scenes: ['alps-winter'], priceLevel: 98, resorts: [resort('Vysoké Tatry', 'Високі Татри'), resort('Poprad', 'Попрад'), resort('Ždiar', 'Ждяр')] },
    ],
  },
  {
    code: 'SI',
    names: ['Slovinsko', 'Słowenia', 'Slovenia', 'Словенія', 'Szlovénia'],
    regions: [
      { names: ['Julské Alpy', 'Alpy Julijskie', 'Alpii Iulieni', 'Юлійські Альпи', 'Júliai-Alpok'], airport: null, sells: 'DW', season: 'lake', scenes: ['lake', 'alps-summer'], priceLevel: 112, resorts: [resort('Bled', 'Блед'), resort('Kranjska Gora', 'Краньска Гора'), resort('Bovec', 'Бовець')] },
      { names: ['Slovinské pobřeží', 'Słoweńskie wybrzeże', 'Litoralul sloven', 'Словенське узбережжя', 'Szlovén tengerpart'], airport: null, sells: 'DW', season: 'summer', scenes: ['coast-adriatic'], priceLevel: 114, resorts: [resort('Portorož', 'Порторож'), resort('Piran', 'Піран'), resort('Izola', 'Ізола')] },
    ],
  },
  {
    code: 'CY',
    names: ['Kypr', 'Cypr', 'Cipru', 'Кіпр', 'Ciprus'],
    regions: [
      { names: ['Východní Kypr', 'Wschodni Cypr', 'Ciprul de Est', 'Східний Кіпр', 'Kelet-Ciprus'], airport: 'LCA', sells: 'WS WO CZ', season: 'summer', scenes: ['coast-greek'], priceLevel: 120, resorts: [resort('Ayia Napa', 'Айя-Напа'), resort('Protaras', 'Протарас'), resort('Larnaca', 'Ларнака')] },
      { names: ['Západní Kypr', 'Zachodni Cypr', 'Ciprul de Vest', 'Західний Кіпр', 'Nyugat-Ciprus'], airport: 'PFO', sells: 'WS', season: 'summer', scenes: ['coast-greek'], priceLevel: 122, resorts: [resort('Paphos', 'Пафос'), resort('Polis', 'Поліс', 'Pólis')] },
    ],
  },
  {
    code: 'TN',
    names: ['Tunisko', 'Tunezja', 'Tunisia', 'Туніс', 'Tunézia'],
    regions: [
      { names: ['Tuniské Sahelské pobřeží', 'Wybrzeże Sahelu', 'Coasta Sahelului', 'Узбережжя Сахель', 'Szahel-part'], airport: 'NBE', sells: 'WS CZ', season: 'summer', scenes: ['desert-red-sea'], priceLevel: 86, resorts: [resort('Sousse', 'Сус'), resort('Hammamet', 'Хаммамет'), resort('Monastir', 'Монастір'), resort('Mahdia', 'Махдія')] },
      { names: ['Djerba', 'Dżerba', 'Djerba', 'Джерба', 'Dzserba'], airport: 'DJE', sells: 'WS CZ', season: 'summer', scenes: ['desert-red-sea'], priceLevel: 88, resorts: [resort('Houmt Souk', 'Хумт-Сук'), resort('Midoun', 'Мідун'), resort('Zarzis', 'Зарзіс')] },
    ],
  },
  {
    code: 'PT',
    names: ['Portugalsko', 'Portugalia', 'Portugalia', 'Португалія', 'Portugália'],
    regions: [
      { names: ['Madeira', 'Madera', 'Madeira', 'Мадейра', 'Madeira'], airport: 'FNC', sells: 'WS WO CZ', season: 'all', scenes: ['spanish'], priceLevel: 136, resorts: [resort('Funchal', 'Фуншал'), resort('Caniço', 'Канісу'), resort('Machico', 'Машіку')] },
      { names: ['Algarve', 'Algarve', 'Algarve', 'Алгарве', 'Algarve'], airport: 'FAO', sells: 'WS', season: 'summer', scenes: ['spanish'], priceLevel: 130, resorts: [resort('Albufeira', 'Албуфейра'), resort('Lagos', 'Лагуш'), resort('Portimão', 'Портіман')] },
    ],
  },
  {
    code: 'AL',
    names: ['Albánie', 'Albania', 'Albania', 'Албанія', 'Albánia'],
    regions: [
      { names: ['Albánská riviéra', 'Albańska Riwiera', 'Riviera Albaneză', 'Албанська Рив’єра', 'Albán riviéra'], airport: 'TIA', sells: 'WS WO CZ', season: 'summer', scenes: ['coast-adriatic'], priceLevel: 84, resorts: [resort('Durrës', 'Дуррес'), resort('Sarandë', 'Саранда'), resort('Vlorë', 'Вльора'), resort('Ksamil', 'Ксаміл')] },
    ],
  },
  {
    code: 'ME',
    names: ['Černá Hora', 'Czarnogóra', 'Muntenegru', 'Чорногорія', 'Montenegró'],
    regions: [
      { names: ['Budvanská riviéra', 'Riwiera Budwańska', 'Riviera Budva', 'Будванська Рив’єра', 'Budvai riviéra'], airport: 'TIV', sells: 'WS DW', season: 'summer', scenes: ['coast-adriatic'], priceLevel: 102, resorts: [resort('Budva', 'Будва'), resort('Petrovac na Moru', 'Петровац-на-Мору'), resort('Sutomore', 'Сутоморе')] },
    ],
  },
  {
    code: 'AE',
    names: ['Spojené arabské emiráty', 'Zjednoczone Emiraty Arabskie', 'Emiratele Arabe Unite', 'Об’єднані Арабські Емірати', 'Egyesült Arab Emírségek'],
    regions: [
      { names: ['Dubaj', 'Dubaj', 'Dubai', 'Дубай', 'Dubaj'], airport: 'DXB', sells: 'WS WO CZ', season: 'all', scenes: ['city', 'desert-red-sea'], priceLevel: 190, resorts: [resort('Dubai', 'Дубай')] },
      { names: ['Rás al-Chajma', 'Ras Al-Chajma', 'Ras Al Khaimah', 'Рас-ель-Хайма', 'Rász el-Haima'], airport: 'RKT', sells: 'WS', season: 'all', scenes: ['desert-red-sea'], priceLevel: 160, resorts: [resort('Ras Al Khaimah', 'Рас-ель-Хайма', 'Ras Al Khaimah')] },
    ],
  },
  {
    code: 'MV',
    names: ['Maledivy', 'Malediwy', 'Maldive', 'Мальдіви', 'Maldív-szigetek'],
    regions: [
      { names: ['Atoly u Malé', 'Atole koło Male', 'Atolii de lângă Malé', 'Атоли біля Мале', 'Malé környéki atollok'], airport: 'MLE', sells: 'WS', season: 'all', scenes: ['exotic'], priceLevel: 330, resorts: [resort('Maafushi', 'Маафуші'), resort('Malé', 'Мале', 'Male')] },
    ],
  },
  {
    code: 'TH',
    names: ['Thajsko', 'Tajlandia', 'Thailanda', 'Таїланд', 'Thaiföld'],
    regions: [
      { names: ['Phuket', 'Phuket', 'Phuket', 'Пхукет', 'Phuket'], airport: 'HKT', sells: 'WS WO', season: 'all', scenes: ['exotic'], priceLevel: 120, resorts: [resort('Patong', 'Патонг', 'Patong'), resort('Karon', 'Карон', 'Ban Karon'), resort('Phuket', 'Пхукет')] },
      { names: ['Koh Samui', 'Koh Samui', 'Koh Samui', 'Самуї', 'Koh Samui'], airport: 'USM', sells: 'WS', season: 'all', scenes: ['exotic'], priceLevel: 128, resorts: [resort('Koh Samui', 'Самуї', 'Ko Samui')] },
    ],
  },
  {
    code: 'TZ',
    names: ['Tanzanie', 'Tanzania', 'Tanzania', 'Танзанія', 'Tanzánia'],
    regions: [
      { names: ['Zanzibar', 'Zanzibar', 'Zanzibar', 'Занзібар', 'Zanzibár'], airport: 'ZNZ', sells: 'WS WO CZ', season: 'all', scenes: ['exotic', 'safari'], priceLevel: 150, resorts: [resort('Nungwi', 'Нунгві'), resort('Kiwengwa', 'Ківенгва'), resort('Zanzibar', 'Занзібар')] },
    ],
  },
  {
    code: 'MX',
    names: ['Mexiko', 'Meksyk', 'Mexic', 'Мексика', 'Mexikó'],
    regions: [
      { names: ['Mayská riviéra', 'Riwiera Majów', 'Riviera Maya', 'Рив’єра Майя', 'Maja riviéra'], airport: 'CUN', sells: 'WS WO', season: 'all', scenes: ['exotic'], priceLevel: 200, resorts: [resort('Cancún', 'Канкун'), resort('Playa del Carmen', 'Плая-дель-Кармен'), resort('Tulum', 'Тулум')] },
    ],
  },
  {
    code: 'DO',
    names: ['Dominikánská republika', 'Dominikana', 'Republica Dominicană', 'Домініканська Республіка', 'Dominikai Köztársaság'],
    regions: [
      { names: ['Punta Cana', 'Punta Cana', 'Punta Cana', 'Пунта-Кана', 'Punta Cana'], airport: 'PUJ', sells: 'WS', season: 'all', scenes: ['exotic'], priceLevel: 195, resorts: [resort('Punta Cana', 'Пунта-Кана')] },
    ],
  },
  {
    code: 'CV',
    names: ['Kapverdy', 'Wyspy Zielonego Przylądka', 'Capul Verde', 'Кабо-Верде', 'Zöld-foki Köztársaság'],
    regions: [
      { names: ['Sal', 'Sal', 'Sal', 'Сал', 'Sal'], airport: 'SID', sells: 'WS CZ', season: 'all', scenes: ['exotic'], priceLevel: 142, resorts: [resort('Santa Maria', 'Санта-Марія')] },
    ],
  },
];

/** Where trips start, by what the city is called. `CAR` is added by the catalogue: it lies nowhere. */
export const DEPARTURE_AIRPORTS: readonly { code: string; names: FiveNames }[] = [
  { code: 'PRG', names: ['Praha', 'Praga', 'Praga', 'Прага', 'Prága'] },
  { code: 'BRQ', names: ['Brno', 'Brno', 'Brno', 'Брно', 'Brno'] },
  { code: 'OSR', names: ['Ostrava', 'Ostrawa', 'Ostrava', 'Острава', 'Ostrava'] },
  { code: 'PED', names: ['Pardubice', 'Pardubice', 'Pardubice', 'Пардубиці', 'Pardubice'] },
  { code: 'VIE', names: ['Vídeň', 'Wiedeń', 'Viena', 'Відень', 'Bécs'] },
  { code: 'BTS', names: ['Bratislava', 'Bratysława', 'Bratislava', 'Братислава', 'Pozsony'] },
  { code: 'KTW', names: ['Katovice', 'Katowice', 'Katowice', 'Катовіце', 'Katowice'] },
  { code: 'WRO', names: ['Vratislav', 'Wrocław', 'Wrocław', 'Вроцлав', 'Wrocław'] },
];

/** Cities of the airports that trips lead to, where the airport is not called as its region. */
export const ARRIVAL_CITIES: Readonly<Record<string, FiveNames>> = {
  HER: ['Heraklion', 'Heraklion', 'Heraklion', 'Іракліон', 'Heraklion'],
  RHO: ['Rhodos', 'Rodos', 'Rodos', 'Родос', 'Rodosz'],
  KGS: ['Kos', 'Kos', 'Kos', 'Кос', 'Kosz'],
  CFU: ['Korfu', 'Korfu', 'Corfu', 'Корфу', 'Korfu'],
  ZTH: same('Zakynthos', 'Закінтос'),
  JTR: ['Santorini', 'Santorini', 'Santorini', 'Санторіні', 'Szantorini'],
  SKG: ['Soluň', 'Saloniki', 'Salonic', 'Салоніки', 'Szaloniki'],
  PVK: same('Preveza', 'Превеза'),
  AYT: same('Antalya', 'Анталія'),
  BJV: same('Bodrum', 'Бодрум'),
  DLM: same('Dalaman', 'Даламан'),
  HRG: same('Hurghada', 'Хургада'),
  RMF: same('Marsa Alam', 'Марса-Алам'),
  SSH: ['Sharm El Sheikh', 'Szarm el-Szejk', 'Sharm El Sheikh', 'Шарм-еш-Шейх', 'Sarm es-Sejk'],
  PMI: ['Palma de Mallorca', 'Palma de Mallorca', 'Palma de Mallorca', 'Пальма-де-Мальорка', 'Palma de Mallorca'],
  TFS: ['Tenerife', 'Teneryfa', 'Tenerife', 'Тенерифе', 'Tenerife'],
  LPA: same('Las Palmas', 'Лас-Пальмас'),
  FUE: same('Fuerteventura', 'Фуертевентура'),
  ACE: same('Lanzarote', 'Лансароте'),
  GRO: same('Girona', 'Жирона'),
  AGP: same('Málaga', 'Малага'),
  BOJ: ['Burgas', 'Burgas', 'Burgas', 'Бургас', 'Burgasz'],
  VAR: ['Varna', 'Warna', 'Varna', 'Варна', 'Várna'],
  DBV: ['Dubrovník', 'Dubrownik', 'Dubrovnik', 'Дубровник', 'Dubrovnik'],
  CTA: ['Katánie', 'Katania', 'Catania', 'Катанія', 'Catania'],
  SUF: same('Lamezia Terme', 'Ламеція-Терме'),
  OLB: same('Olbia', 'Ольбія'),
  LCA: ['Larnaka', 'Larnaka', 'Larnaca', 'Ларнака', 'Lárnaka'],
  PFO: ['Pafos', 'Pafos', 'Pafos', 'Пафос', 'Páfosz'],
  NBE: ['Enfidha', 'Enfidha', 'Enfidha', 'Енфіда', 'Enfidha'],
  DJE: ['Djerba', 'Dżerba', 'Djerba', 'Джерба', 'Dzserba'],
  FNC: same('Funchal', 'Фуншал'),
  FAO: same('Faro', 'Фару'),
  TIA: same('Tirana', 'Тирана'),
  TIV: same('Tivat', 'Тіват'),
  DXB: ['Dubaj', 'Dubaj', 'Dubai', 'Дубай', 'Dubaj'],
  RKT: ['Rás al-Chajma', 'Ras Al-Chajma', 'Ras Al Khaimah', 'Рас-ель-Хайма', 'Rász el-Haima'],
  MLE: same('Malé', 'Мале'),
  HKT: same('Phuket', 'Пхукет'),
  USM: same('Koh Samui', 'Самуї'),
  ZNZ: ['Zanzibar', 'Zanzibar', 'Zanzibar', 'Занзібар', 'Zanzibár'],
  CUN: same('Cancún', 'Канкун'),
  PUJ: same('Punta Cana', 'Пунта-Кана'),
  SID: same('Sal', 'Сал'),
};
