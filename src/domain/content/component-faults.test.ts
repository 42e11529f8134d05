import { expect, it } from 'vitest';
import { componentFaults, languageFaults } from './component-faults.ts';

const page = (...components: object[]) => ({ slots: [{ name: 'main', components: components.map((component, place) => ({ name: 'customHtml', uid: String(place), ...component })) }] });

it('names dates that nobody can read and profiles that nobody has: what has them is never shown [cms.visibility-dates] [cms.visibility-profile]', () => {
  const content = page({ validFrom: '1.12.2026' }, { validTo: '2026-02-30', profiles: ['returning', 'logged-in'] }, { items: [{ code: 'x', validTo: 'brzy' }] });
  expect(componentFaults(content)).toEqual([
    { component: 'customHtml 0', option: 'moment', value: '1.12.2026' },
    { component: 'customHtml 1', option: 'moment', value: '2026-02-30' },
    { component: 'customHtml 1', option: 'profiles', value: 'logged-in' },
    { component: 'x', option: 'moment', value: 'brzy' },
  ]);
  expect(componentFaults({ popupData: { dateFrom: 'today', dateTo: '31.12.2026' } })).toEqual([{ component: 'dateFrom', option: 'moment', value: 'today' }, { component: 'dateTo', option: 'moment', value: '31.12.2026' }]);
});

it('names the day of a page that nobody can read, and options that cannot be, in whichever language they were written [cms.visibility-dates] [cms.component-fields]', () => {
  const inPolish = (pl: string) => ({ cs: '', pl, ro: '', uk: '', hu: '' });
  expect(componentFaults({ metaProperties: [{ key: 'published', value: '24.12.2026' }, { key: 'title', value: 'x' }], ...page({ options: [{ key: 'limit', value: inPolish('many') }] }) }))
    .toEqual([{ component: 'published', option: 'moment', value: '24.12.2026' }, { component: 'customHtml 0', option: 'limit', value: 'many' }]);
  expect(componentFaults({ metaProperties: [{ key: 'published', value: inPolish('2026-12-24') }, { key: 'published', value: '' }], ...page({ options: [{ key: 'limit' }, { key: 'limit', value: inPolish('6') }] }) })).toEqual([]);
});

it('names nothing that is shown [cms.visibility-dates] [cms.visibility-profile]', () => {
  const told = ['today', 'today-7d', 'today+30d', '12-31', '2026-12-01', '2026-12-01T08:00:00Z', '', null].map((validFrom) => ({ validFrom, profiles: ['FIRST_TIME_ON_PAGE', 'logged in'], options: [{ key: 'limit', value: '6' }], styles: '' }));
  expect(componentFaults([page(...told), { popupData: { dateFrom: null, dateTo: '2026-12-31' } }])).toEqual([]);
});

it('names where a text is written in some languages only, once for all that lack the same, and nothing that is written in all or in none', () => {
  const inSome = (...written: string[]) => Object.fromEntries(['cs', 'pl', 'ro', 'uk', 'hu'].map((language) => [language, written.includes(language) ? 'x' : ' ']));
  const whole = inSome('cs', 'pl', 'ro', 'uk', 'hu');
  const content = {
    url: '/zima', metaProperties: [{ key: 'title', value: inSome('cs') }, { key: 'description', value: whole }, { key: 'published', value: inSome('cs') }], banner: { title: inSome('cs', 'pl', 'ro', 'uk') },
    ...page({ options: [{ key: 'title', value: whole }], items: [{ title: inSome('cs', 'pl'), text: inSome('hu') }] }, { html: inSome() }, { html: inSome('cs') }),
  };
  expect(languageFaults(content).map(({ component, option, value }) => `${component} ${option}: ${value}`))
    .toEqual(['title, customHtml 2 language: pl, ro, uk, hu', 'banner language: hu', 'customHtml 0 language: cs, pl, ro, uk, hu']);
  expect([languageFaults([{ code: 'leto', title: inSome('cs') }]), languageFaults(null)]).toEqual([[{ component: 'leto', option: 'language', value: 'pl, ro, uk, hu' }], []]);
});
