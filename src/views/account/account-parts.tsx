import type { ReactNode } from 'react';
import { useFormat, useTranslator } from '../../i18n/react.tsx';
import type { AccountData } from '../../routes/pages/account.page.ts';
import { Card } from '../../ui/card.tsx';
import * as styles from './account.styles.ts';

type Thread = Extract<AccountData, { name: 'thread' }>['thread'];

/** What customer and shop have written to each other. */
export function Messages({ messages }: { messages: Thread['messages'] }) {
  const t = useTranslator();
  const format = useFormat();
  return (
    <ul className={styles.list}>
      {messages.map(({ author, text, at }) => (
        <li key={`${at}${author}`}><Card padded><p className={styles.quietLine}>{t(`account.mailbox.author.${author}`)}, {format.date(at.slice(0, 10))}</p><p className={styles.message}>{text}</p></Card></li>
      ))}
    </ul>
  );
}

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return <Card as="section" padded><h2 className={styles.heading}>{title}</h2>{children}</Card>;
}
