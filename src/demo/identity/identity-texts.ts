import type { Language } from '../../domain/market/language.ts';

interface IdentityTexts {
  title: string;
  mark: string;
  text: string;
  firstName: string;
  lastName: string;
  email: string;
  next: string;
  cancel: string;
}

/** Texts of the pretended provider. They are not the shop's: real ones bring their own. */
export const identityTexts: Record<Language, IdentityTexts> = {
  cs: {
    title: 'Kým chcete být?',
    mark: 'ZKUŠEBNÍ PROSTŘEDÍ – nikdo tu neověřuje, kdo jste',
    text: 'Tato stránka zastupuje Google a Facebook. Nic nedokazuje, a tak obchod podle e-mailu odtud žádný účet neotevře.',
    firstName: 'Jméno',
    lastName: 'Příjmení',
    email: 'E-mail (může zůstat prázdný)',
    next: 'Pokračovat',
    cancel: 'Zrušit',
  },
  pl: {
    title: 'Kim chcesz być?',
    mark: 'ŚRODOWISKO TESTOWE – nikt tu nie sprawdza, kim jesteś',
    text: 'Ta strona zastępuje Google i Facebooka. Niczego nie potwierdza, więc sklep nie otworzy żadnego konta na podstawie podanego tu adresu e-mail.',
    firstName: 'Imię',
    lastName: 'Nazwisko',
    email: 'E-mail (może pozostać pusty)',
    next: 'Dalej',
    cancel: 'Anuluj',
  },
  ro: {
    title: 'Cine doriți să fiți?',
    mark: 'MEDIU DE TEST – nimeni nu verifică aici cine sunteți',
    text: 'Această pagină ține locul Google și Facebook. Nu dovedește nimic, așa că magazinul nu deschide niciun cont pe baza adresei de e-mail introduse aici.',
    firstName: 'Prenume',
    lastName: 'Nume',
    email: 'E-mail (poate rămâne gol)',
    next: 'Continuați',
    cancel: 'Anulați',
  },
  uk: {
    title: 'Ким ви хочете бути?',
    mark: 'ТЕСТОВЕ СЕРЕДОВИЩЕ – тут ніхто не перевіряє, хто ви',
    text: 'Ця сторінка заміняє Google і Facebook. Вона нічого не доводить, тому магазин не відкриває облікових записів за введеною тут адресою.',
    firstName: 'Ім’я',
    lastName: 'Прізвище',
    email: 'E-mail (можна не вказувати)',
    next: 'Продовжити',
    cancel: 'Скасувати',
  },
  hu: {
    title: 'Ki szeretne lenni?',
    mark: 'PRÓBAKÖRNYEZET – itt senki sem ellenőrzi, kicsoda Ön',
    text: 'Ez az oldal a Google-t és a Facebookot helyettesíti. Semmit sem bizonyít, ezért az itt megadott e-mail-cím alapján az áruház nem nyit meg fiókot.',
    firstName: 'Keresztnév',
    lastName: 'Vezetéknév',
    email: 'E-mail-cím (üresen maradhat)',
    next: 'Tovább',
    cancel: 'Mégse',
  },
};
