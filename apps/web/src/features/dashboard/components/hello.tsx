import { PageHead } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { useNow } from '../../../shared/time';
import { dayLabel, londonDay } from '../model/london-words';

const words = ['Nothing', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

/** 'Sun 22 Nov. Three need your answer.' */
export function HelloLede({ waiting }: { waiting: number | undefined }): ReactNode {
  const today = dayLabel(londonDay(useNow()));
  const count = waiting === undefined ? null : (words[waiting] ?? String(waiting));
  return (
    <>
      {today}.{count && ` ${count} ${waiting === 1 || waiting === 0 ? 'needs' : 'need'} your answer.`}
    </>
  );
}

export function Hello({ name, waiting }: { name: string | null; waiting: number | undefined }): ReactNode {
  return <PageHead title={name ? `Hello, ${name}` : 'Dashboard'} lede={<HelloLede waiting={waiting} />} />;
}
