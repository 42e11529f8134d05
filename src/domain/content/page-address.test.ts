import { expect, it } from 'vitest';
import { isPageAddress } from './page-address.ts';

it('takes paths that visitors can come to, and no others', () => {
  const taken = ['/', '/akce', '/Léto u moře', '/dovolena/*/nabidky-letecky', '/x.html', '/plavby', '/checkout'];
  const refused = ['', 'akce', '/akce/', '//akce', '/a//b', '/akce?x=1', '/akce#x', '/a/../b', '/.', '/pl/akce', '/hu', 'https://zefira.example/akce'];
  expect([taken.filter(isPageAddress), refused.filter(isPageAddress)]).toEqual([taken, []]);
});
