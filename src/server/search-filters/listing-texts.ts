import type { Language } from '../../domain/language.ts';

/** What a search engine shows under the title of a listing. @param subject e.g. "Letecká dovolená Kréta" */
export const listingDescriptions: Record<Language, (subject: string) => string> = {
  cs: (subject) => `${subject}: termíny, ceny a hotely na jednom místě. Vyberte si a objednejte online.`,
  pl: (subject) => `${subject}: terminy, ceny i hotele w jednym miejscu. Wybierz i zarezerwuj online.`,
  ro: (subject) => `${subject}: date, prețuri și hoteluri într-un singur loc. Alege și rezervă online.`,
  uk: (subject) => `${subject}: дати, ціни та готелі в одному місці. Обирайте та бронюйте онлайн.`,
  hu: (subject) => `${subject}: időpontok, árak és szállodák egy helyen. Válasszon és foglaljon online.`,
};
