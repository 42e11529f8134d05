/** Takes the pictures of docs/machines.md: `npm run machines && npm exec -c 'node scripts/machines/take-machine-pictures.ts'`. */
import { writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { BROWSER_FLAGS, findOrInstallBrowser } from '../browser.ts';

const GALLERY = pathToFileURL('dist/machines/index.html').href;
const PICTURES = [
  { name: 'machines-participants', flow: 'participants', colorScheme: 'light', presses: [/^participants.addChild/, /^participants.close/] },
  { name: 'machines-global-search', flow: 'globalSearch', colorScheme: 'dark', presses: [/^answers { filters: \[8\], ignored: \[\] }/, /^globalSearch.open { dropdown: "participants" }/] },
] as const;

const browser = await chromium.launch({ executablePath: findOrInstallBrowser(), args: BROWSER_FLAGS });
try {
  for (const { name, flow, colorScheme, presses } of PICTURES) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, colorScheme, reducedMotion: 'reduce' });
    await page.goto(`${GALLERY}#/${flow}`);
    for (const press of presses) await page.getByRole('region', { name: 'Simulator' }).getByRole('button', { name: press }).click();
    await page.getByRole('region', { name: 'Simulator' }).getByRole('status').first().getByText('took').waitFor();
    await page.evaluate(async () => { await document.fonts.ready; scrollTo(0, 0); });
    const picture = await sharp(await page.screenshot()).webp({ quality: 75 }).toBuffer();
    await writeFile(`docs/pictures/${name}.webp`, picture);
    console.log(`docs/pictures/${name}.webp  ${Math.round(picture.length / 1000)} kB`);
    await page.close();
  }
} finally {
  await browser.close();
}
