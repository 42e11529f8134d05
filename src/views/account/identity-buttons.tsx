import { useTranslator } from '../../i18n/react.tsx';
import { useHref } from '../../parts/page.tsx';
import type { AccountData } from '../../routes/pages/account.page.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/surfaces/notice.tsx';
import { AccountForm } from './account-form.tsx';
import * as styles from './account.styles.ts';

type Login = Extract<AccountData, { name: 'login' }>;

/** The ways to identity providers: forms, for those pages are none of the shop's own [account.login]. */
export function IdentityButtons({ providers, returnTo, linked = [] }: Pick<Login, 'providers' | 'returnTo'> & { linked?: readonly string[] }) {
  const t = useTranslator();
  if (providers.length === 0) return null;
  return (
    <div className={styles.form}>
      {providers.map(({ code }) => (linked.includes(code) ? (
        <AccountForm key={code} of={`unlink-${code}`} tone="outline" submit={t('account.identity.unlink', { provider: NAMES[code] })} done={t('account.identity.unlinked')}>
          <p>{t('account.identity.linked', { provider: NAMES[code] })}</p>
        </AccountForm>
      ) : (
        <form key={code} method="get" action={`/mytui/auth/${code}`}>
          <input type="hidden" name="returnTo" value={returnTo} />
          <Button type="submit" tone="outline" wide>{t('account.identity.with', { provider: NAMES[code] })}</Button>
        </form>
      )))}
      {providers.some(({ isSandbox }) => isSandbox) && <p className={styles.quietLine}>{t('account.identity.sandbox')}</p>}
    </div>
  );
}

/** How coming back from a provider ended otherwise than with a login. */
export function IdentityProblem({ problem }: Pick<Login, 'problem'>) {
  const t = useTranslator();
  const href = useHref();
  if (problem === null) return null;
  return <Notice tone="negative" action={problem === 'notActivated' ? <a href={href('/mytui/resend-activation')}>{t('account.resendActivation.title')}</a> : undefined}>{t(`account.identity.${problem}`)}</Notice>;
}

const NAMES = { google: 'Google', facebook: 'Facebook' } as const;
