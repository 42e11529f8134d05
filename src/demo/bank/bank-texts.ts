import type { Language } from '../../domain/market/language.ts';
import type { SandboxAnswer } from './sandbox-bank.ts';

interface BankTexts {
  title: string;
  mark: string;
  order: string;
  amount: string;
  over: string;
  back: string;
  answers: Record<SandboxAnswer, string>;
}

/** Texts of the pretended bank. They are not the shop's: a real bank brings its own. */
export const bankTexts: Record<Language, BankTexts> = {
  cs: {
    title: 'Zkušební banka',
    mark: 'ZKUŠEBNÍ PROSTŘEDÍ – žádná banka, žádné peníze',
    order: 'Objednávka',
    amount: 'Částka',
    over: 'Tato platba už skončila.',
    back: 'Zpět do obchodu',
    answers: {
      pay: 'Zaplatit',
      refuse: 'Odmítnout platbu',
      close: 'Zavřít okno bez placení',
      'pay-late': 'Zaplatit, banka se ozve později',
      'pay-twice': 'Zaplatit, banka se ozve dvakrát',
    },
  },
  pl: {
    title: 'Bank testowy',
    mark: 'ŚRODOWISKO TESTOWE – to nie bank, to nie pieniądze',
    order: 'Zamówienie',
    amount: 'Kwota',
    over: 'Ta płatność jest już zakończona.',
    back: 'Wróć do sklepu',
    answers: {
      pay: 'Zapłać',
      refuse: 'Odrzuć płatność',
      close: 'Zamknij okno bez płacenia',
      'pay-late': 'Zapłać, bank odpowie później',
      'pay-twice': 'Zapłać, bank odpowie dwa razy',
    },
  },
  ro: {
    title: 'Bancă de test',
    mark: 'MEDIU DE TEST – nicio bancă, niciun ban',
    order: 'Comandă',
    amount: 'Sumă',
    over: 'Această plată s-a încheiat deja.',
    back: 'Înapoi la magazin',
    answers: {
      pay: 'Plătiți',
      refuse: 'Refuzați plata',
      close: 'Închideți fereastra fără plată',
      'pay-late': 'Plătiți, banca răspunde mai târziu',
      'pay-twice': 'Plătiți, banca răspunde de două ori',
    },
  },
  uk: {
    title: 'Тестовий банк',
    mark: 'ТЕСТОВЕ СЕРЕДОВИЩЕ – це не банк і не гроші',
    order: 'Замовлення',
    amount: 'Сума',
    over: 'Цей платіж уже завершено.',
    back: 'Повернутися до магазину',
    answers: {
      pay: 'Сплатити',
      refuse: 'Відхилити платіж',
      close: 'Закрити вікно без оплати',
      'pay-late': 'Сплатити, банк відповість пізніше',
      'pay-twice': 'Сплатити, банк відповість двічі',
    },
  },
  hu: {
    title: 'Próbabank',
    mark: 'PRÓBAKÖRNYEZET – nem bank, nem pénz',
    order: 'Megrendelés',
    amount: 'Összeg',
    over: 'Ez a fizetés már lezárult.',
    back: 'Vissza az áruházba',
    answers: {
      pay: 'Fizetés',
      refuse: 'Fizetés elutasítása',
      close: 'Ablak bezárása fizetés nélkül',
      'pay-late': 'Fizetés, a bank később válaszol',
      'pay-twice': 'Fizetés, a bank kétszer válaszol',
    },
  },
};
