import type { ReactNode } from 'react';
import { selectLogin } from '../../../machines/content-editor/content-editor.select.ts';
import { useFlow } from '../../bus/react.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { PageContainer } from '../../ui/surfaces/layout.tsx';
import { SignIn } from './sign-in.tsx';
import { StaffMenu } from './staff-menu.tsx';
import * as styles from './editor-page.styles.ts';

interface StaffPageProps {
  title: string;
  /** Shown to who is signed in. */
  children: ReactNode;
}

/** A page of the staff: the sign-in, or the staff's menu and what the page is for. */
export function StaffPage({ title, children }: StaffPageProps) {
  const login = useFlow('contentEditor', selectLogin) ?? 'waiting';
  return (
    <PageContainer className={styles.page}>
      <h1>{title}</h1>
      {login === 'waiting' && <Skeleton className={styles.waiting} />}
      {login === 'signIn' && <SignIn />}
      {login === 'signedIn' && <>
        <StaffMenu />
        {children}
      </>}
    </PageContainer>
  );
}
