import type { Language } from '../../domain/market/language.ts';

interface MailTexts {
  title: string;
  mark: string;
  time: string;
  to: string;
  subject: string;
  none: string;
  asRead: string;
  all: string;
  attached: string;
}

/** Texts around the mails of the pretended post office, which a real one has none of. */
export const mailTexts: Record<Language, MailTexts> = {
  cs: { title: 'Zkušební pošta', mark: 'ZKUŠEBNÍ PROSTŘEDÍ – e-maily zůstávají tady, nikomu nedojdou', time: 'Čas', to: 'Komu', subject: 'Předmět', none: 'K objednávkám z tohoto prohlížeče zatím žádný e-mail není.', asRead: 'Jak ho uvidí příjemce', all: 'Všechny e-maily', attached: 'Přílohy' },
  pl: { title: 'Poczta testowa', mark: 'ŚRODOWISKO TESTOWE – e-maile zostają tutaj, nikt ich nie dostaje', time: 'Czas', to: 'Do', subject: 'Temat', none: 'Do zamówień z tej przeglądarki nie ma jeszcze żadnego e-maila.', asRead: 'Tak zobaczy go odbiorca', all: 'Wszystkie e-maile', attached: 'Załączniki' },
  ro: { title: 'Poștă de test', mark: 'MEDIU DE TEST – e-mailurile rămân aici, nu le primește nimeni', time: 'Ora', to: 'Către', subject: 'Subiect', none: 'Pentru comenzile din acest browser nu există încă niciun e-mail.', asRead: 'Cum îl vede destinatarul', all: 'Toate e-mailurile', attached: 'Atașamente' },
  uk: { title: 'Тестова пошта', mark: 'ТЕСТОВЕ СЕРЕДОВИЩЕ – листи лишаються тут, їх ніхто не отримує', time: 'Час', to: 'Кому', subject: 'Тема', none: 'Для замовлень із цього браузера ще немає жодного листа.', asRead: 'Яким його побачить одержувач', all: 'Усі листи', attached: 'Вкладення' },
  hu: { title: 'Próbaposta', mark: 'PRÓBAKÖRNYEZET – az e-mailek itt maradnak, senki sem kapja meg őket', time: 'Idő', to: 'Címzett', subject: 'Tárgy', none: 'A böngésző megrendeléseihez még nincs e-mail.', asRead: 'Ahogy a címzett látja', all: 'Minden e-mail', attached: 'Mellékletek' },
};
