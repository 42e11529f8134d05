import { expect, it } from 'vitest';
import { openTestShop, visit } from '../testing/test-app.ts';
import { logInAs, mailTo, makeCustomer, PASSWORD } from '../testing/test-customer.ts';
import { describeOnPostgresql } from '../testing/test-database.ts';

describeOnPostgresql('what the link of a mail says of a person', (open) => {
  it('is forgotten with the link: once it or another in its place was followed, or it has lapsed', async () => {
    const { database, app, clock, close } = await openTestShop(open);
    try {
      const visitor = visit(app);
      const register = (email: string, firstName: string) => visitor.post('/api/www/account/register', { email, password: 'dlouhé heslo o ničem', firstName, lastName: 'Nováková', termsAccepted: true, news: false, withIdentity: false });
      const said = async () => (await database.kysely.selectFrom('customer_token').select(['registration', 'proof']).where('purpose', 'in', ['activation', 'email-change']).execute())
        .flatMap(({ registration, proof }) => [registration?.firstName, proof].filter((text) => text != null)).toSorted();
      await register('prvni@example.cz', 'Cizí');
      clock.advance({ seconds: 1 });
      await register('prvni@example.cz', 'Jana');
      await register('druha@example.cz', 'Petra');
      expect(await said()).toEqual(['Cizí', 'Jana', 'Petra']);
      const activation = /activate=([\w-]+)/.exec(await mailTo(database, 'prvni@example.cz'))![1]!;
      const activate = async () => (await visitor.post('/api/www/account/activation', { token: activation })).body;
      expect([await activate(), await said(), await activate()]).toEqual([{ status: 'done' }, ['Petra'], { status: 'active' }]);

      await makeCustomer(app, 'nova@example.cz');
      await logInAs(visitor, 'nova@example.cz');
      const ask = (email: string) => visitor.post('/api/www/account/customer/email', { email, password: PASSWORD });
      await ask('preklep@example.cz');
      clock.advance({ seconds: 1 });
      await ask('spravne@example.cz');
      expect(await said()).toEqual(['Petra', 'spravne@example.cz']);
      const token = /settings\?email=([\w-]+)/.exec(await mailTo(database, 'spravne@example.cz'))![1]!;
      const confirm = async () => (await visitor.post('/api/www/account/customer/email/confirm', { token })).body;
      expect([await confirm(), await confirm()]).toEqual([{ status: 'done' }, { status: 'done' }]);

      clock.advance({ hours: 8 * 24 });
      await app.shop.background.runDue();
      expect([await said(), await activate()]).toEqual([['spravne@example.cz'], { status: 'active' }]);
    } finally {
      await close();
    }
  });
});
