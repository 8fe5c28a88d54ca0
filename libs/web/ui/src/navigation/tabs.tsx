import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { phone } from '../theme/typography';
import { Count } from './count';

/** `line`: under a heading. `dashboard`: icons, and equal columns on a phone. `split`: equal halves everywhere. */
export type TabsForm = 'line' | 'dashboard' | 'split';

const List = styled('div', { shouldForwardProp: (prop) => prop !== 'form' })<{ form: TabsForm }>(
  ({ theme: { vars }, form }) => ({
    display: 'flex',
    gap: 4,
    borderBottom: `1px solid ${vars.palette.divider}`,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    ...(form === 'split' && { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr' }),
    ...(form === 'dashboard' && {
      [phone]: {
        display: 'grid',
        gridAutoFlow: 'column',
        gridAutoColumns: '1fr',
        gap: 0,
        marginInline: -16,
        paddingInline: 4,
        overflow: 'visible',
      },
    }),
  }),
);

const TabRoot = styled(ButtonBase, { shouldForwardProp: (prop) => prop !== 'form' })<{ form: TabsForm }>(
  ({ theme: { vars }, form }) => ({
    gap: 8,
    minHeight: 48,
    padding: '0 16px',
    color: vars.palette.text.secondary,
    fontFamily: 'inherit',
    fontSize: '.9375rem',
    fontWeight: 540,
    lineHeight: 1.2,
    whiteSpace: 'nowrap',
    boxShadow: 'inset 0 -2px 0 transparent',
    '&:hover': { color: vars.palette.text.primary, boxShadow: `inset 0 -2px 0 ${vars.palette.divider}` },
    '&[aria-selected="true"]': {
      color: vars.palette.text.primary,
      fontWeight: 640,
      boxShadow: `inset 0 -2px 0 ${vars.palette.common.ink}`,
    },
    '&.Mui-focusVisible': { outline: `2px solid ${vars.palette.info.main}`, outlineOffset: -2, borderRadius: 8 },
    '& .MuiSvgIcon-root': { fontSize: '1.125rem' },
    ...(form === 'dashboard' && {
      // Five of them fit a tablet.
      '@media (max-width: 899.95px)': { gap: 6, paddingInline: 10 },
      [phone]: {
        position: 'relative',
        flexDirection: 'column',
        gap: 2,
        minHeight: 60,
        padding: '8px 2px',
        fontSize: '.75rem',
        whiteSpace: 'normal',
        textAlign: 'center',
        '& .cc-count': {
          position: 'absolute',
          top: 3,
          left: 'calc(50% + 6px)',
          minWidth: 18,
          padding: '0 4px',
          fontSize: '.6875rem',
          lineHeight: '16px',
        },
      },
    }),
  }),
);

export interface TabItem<Value extends string> {
  value: Value;
  label: string;
  icon?: ReactNode;
  count?: number;
  /** The count holds something the person has not seen. */
  isNew?: boolean;
}

interface TabsProps<Value extends string> {
  /** What the tabs are about, for screen readers. */
  label: string;
  tabs: readonly TabItem<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Makes the tabs links, which need no script. */
  hrefOf?: (value: Value) => string;
  form?: TabsForm;
}

export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  hrefOf,
  form = 'line',
}: TabsProps<Value>): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent): void => {
    const at = tabs.findIndex((tab) => tab.value === value);
    const targets: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const next = tabs[(target + tabs.length) % tabs.length];
    if (!next) return;
    onChange(next.value);
    list.current?.querySelector<HTMLElement>(`#${tabId(next.value)}`)?.focus();
  };
  return (
    <List ref={list} role="tablist" aria-label={label} form={form} onKeyDown={onKeyDown}>
      {tabs.map((tab) => (
        <TabRoot
          key={tab.value}
          id={tabId(tab.value)}
          form={form}
          role="tab"
          aria-selected={tab.value === value}
          aria-controls={panelId(tab.value)}
          tabIndex={tab.value === value ? 0 : -1}
          {...(hrefOf
            ? { component: Link, to: hrefOf(tab.value), preventScrollReset: true }
            : { onClick: () => onChange(tab.value) })}
        >
          {tab.icon}
          {tab.label}
          {Boolean(tab.count) && <Count value={tab.count ?? 0} isNew={tab.isNew ?? false} />}
        </TabRoot>
      ))}
    </List>
  );
}

const tabId = (value: string): string => `tab-${value}`;
const panelId = (value: string): string => `panel-${value}`;

/** The content of the tab with the same value. Only the open one is rendered; every tab points at it while it is open. */
export function TabPanel({ value, children }: { value: string; children: ReactNode }): ReactNode {
  return (
    <div role="tabpanel" id={panelId(value)} aria-labelledby={tabId(value)}>
      {children}
    </div>
  );
}
