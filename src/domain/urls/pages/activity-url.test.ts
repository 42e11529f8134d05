import { expect, it } from 'vitest';
import { suggestedPath } from './activity-url.ts';

it('takes days and people along to what is suggested [excursion.search]', () => {
  const criteria = { from: '2027-06-10', to: '', people: '4' };
  expect([suggestedPath('/vylety/hledani?region=kreta', criteria), suggestedPath('/vylety/kreta/plavba-1000', criteria), suggestedPath('/vylety/hledani?region=kreta', { from: undefined }), suggestedPath('/vylety/kreta/plavba-1000', {})]).toEqual([
    '/vylety/hledani?from=2027-06-10&people=4&region=kreta', '/vylety/kreta/plavba-1000?from=2027-06-10&people=4', '/vylety/hledani?region=kreta', '/vylety/kreta/plavba-1000',
  ]);
});
