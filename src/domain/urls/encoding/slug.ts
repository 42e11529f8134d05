/** Letters that do not fall apart into a base letter and a mark. */
const latin: Record<string, string> = {
  ł: 'l', đ: 'd', ð: 'd', ø: 'o', œ: 'oe', æ: 'ae', ß: 'ss', þ: 'th', ı: 'i',
};

/** Ukrainian as the state romanises it (2010), inside a word. */
const ukrainian: Record<string, string> = {
  а: 'a', б: 'b', в: 'v', г: 'h', ґ: 'g', д: 'd', е: 'e', є: 'ie', ж: 'zh', з: 'z', и: 'y', і: 'i',
  ї: 'i', й: 'i', к: 'k', л: 'l', м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u',
  ф: 'f', х: 'kh', ц: 'ts', ч: 'ch', ш: 'sh', щ: 'shch', ь: '', ю: 'iu', я: 'ia',
};

/** The same at the start of a word. */
const ukrainianInitial: Record<string, string> = { є: 'ye', ї: 'yi', й: 'y', ю: 'yu', я: 'ya' };

/**
 * A name as a URL segment: `Řecko` → `recko`, `Łódź` → `lodz`, `Київ` → `kyiv`.
 * Knows Czech, Polish, Romanian, Hungarian and Ukrainian letters; what it does not know separates
 * words. Never throws; a name with no letter or digit gives '' [url.slug].
 */
export function slugOf(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’ʼ`]/g, '')
    .replace(/зг/g, 'zgh')
    .replace(/(?<!\p{L})[єїйюя]/gu, (letter) => ukrainianInitial[letter] ?? letter)
    .replace(/[а-яіїєґ]/g, (letter) => ukrainian[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\P{ASCII}/gu, (letter) => latin[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
