import type { ReactNode } from 'react';
import { cx } from '@linaria/core';
import { marketMoment } from '../../domain/dates/market-moment.ts';
import { useFormat, useTranslator } from '../../i18n/react.tsx';
import { log } from '../../parts/messages/messages.styles.ts';
import { useHref } from '../../parts/page.tsx';
import type { AccountData } from '../../routes/pages/account.page.ts';
import { Card } from '../../ui/surfaces/card.tsx';
import * as styles from './account.styles.ts';

type Thread = Extract<AccountData, { name: 'thread' }>['thread'];

/** What customer and shop have written to each other. */
export function Messages({ messages }: { messages: Thread['messages'] }) {
  const t = useTranslator();
  const format = useFormat();
  if (messages.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keys
    <div role="group" aria-label={t('account.mailbox.title')} className={log} tabIndex={0}>
      <ul className={styles.list}>
        {messages.map(({ messageId, author, text, at }) => {
          const { date, time } = marketMoment(at);
          return <li key={messageId}><Card padded className={styles.lines}><p className={styles.quietLine}>{t(`account.mailbox.author.${author}`)}, {format.date(date)} {time}</p><p className={styles.message}>{text}</p></Card></li>;
        })}
      </ul>
    </div>
  );
}

/** In a row of links that is longer than the screen the current one is in sight; the page stays where it is. */
export function showInRow(current: HTMLLIElement | null): void {
  const row = current?.parentElement;
  if (current && row) row.scrollLeft += current.getBoundingClientRect().left - row.getBoundingClientRect().left - (row.clientWidth - current.clientWidth) / 2;
}

/** Below a form that asks for the password: who comes by an identity provider has none [account.password]. */
export function NoPasswordLink() {
  const t = useTranslator();
  const href = useHref();
  return <p><a href={href('/mytui/password-reset')}>{t('account.passwordReset.link')}</a></p>;
}

interface PartProps {
  title: string;
  /** It has nothing but what is filled in or pressed: none of it is printed. */
  isForm?: boolean;
  children: ReactNode;
}

export function Part({ title, isForm = false, children }: PartProps) {
  return <Card as="section" padded className={cx(styles.part, isForm && styles.screenOnly)}><h2 className={styles.partTitle}>{title}</h2>{children}</Card>;
}
