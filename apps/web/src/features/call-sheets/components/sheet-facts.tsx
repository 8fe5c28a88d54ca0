import { styled } from '@mui/material/styles';
import {
  type SheetChange,
  type SheetContent,
  sheetFactFields,
  type SheetField,
  sheetLabels,
  sheetWords,
} from '@crewcall/contracts-bookings';
import {
  AlertIcon,
  Card,
  CaseIcon,
  ChatIcon,
  ClockIcon,
  FileIcon,
  InfoIcon,
  PinIcon,
  ShieldIcon,
  UserIcon,
} from '@crewcall/web-ui';
import type { ComponentType, ReactNode } from 'react';
import { Before, ChangedMark } from './changed-mark';

const List = styled('dl')(({ theme: { vars } }) => ({
  '& > div': {
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr)',
    gap: '2px 12px',
    padding: '12px 16px',
    borderTop: `1px solid ${vars.palette.divider}`,
  },
  '& > div:first-of-type': { borderTop: 0 },
  '& > .changed': { background: vars.palette.warning.tint },
  '& .MuiSvgIcon-root': { gridRow: '1 / span 2', marginTop: 2, color: vars.palette.text.hint, fontSize: '1.125rem' },
  '& dt': { color: vars.palette.text.secondary, fontSize: '.8125rem' },
  '& dd': { gridColumn: 2, fontSize: '.9375rem', lineHeight: 1.5, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  '& s': { color: vars.palette.text.secondary },
}));

const icons: Partial<Record<SheetField, ComponentType>> = {
  load_in: PinIcon,
  access_times: ClockIcon,
  site_contact: UserIcon,
  dress: ShieldIcon,
  ppe: ShieldIcon,
  kit: CaseIcon,
  parking: CaseIcon,
  catering: ClockIcon,
  risks: AlertIcon,
  nearest_ae: AlertIcon,
  radio: ChatIcon,
  notes: FileIcon,
};
interface SheetFactsProps {
  content: SheetContent;
  changes: readonly SheetChange[];
}

/** What a company typed, with what stood there before where that is another. */
export function SheetFacts({ content, changes }: SheetFactsProps): ReactNode {
  const shown = sheetFactFields
    .map((field) => ({ field, words: sheetWords(content, field), change: changes.find((one) => one.field === field) }))
    .filter(({ words, change }) => words || change);
  if (!shown.length) return null;
  return (
    <Card>
      <List>
        {shown.map(({ field, words, change }) => {
          const Icon = icons[field] ?? InfoIcon;
          return (
            <div key={field} className={change && 'changed'}>
              <Icon />
              <dt>
                {sheetLabels[field]} {change && <ChangedMark>Changed</ChangedMark>}
              </dt>
              <dd>
                {change?.before && (
                  <>
                    <Before>{change.before}</Before>
                    {words && '\n'}
                  </>
                )}
                {field === 'site_contact' ? <Contact content={content} /> : words}
                {!words && 'No longer given'}
              </dd>
            </div>
          );
        })}
      </List>
    </Card>
  );
}

function Contact({ content: { site_contact } }: { content: SheetContent }): ReactNode {
  if (!site_contact) return null;
  const { name, role, phone } = site_contact;
  return (
    <>
      {[name, role].filter(Boolean).join(', ')}
      {phone && (
        <>
          {(name || role) && '\n'}
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
        </>
      )}
    </>
  );
}
