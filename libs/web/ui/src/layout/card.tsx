import { styled, type SxProps, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, type ElementType, type HTMLAttributes, type ReactNode } from 'react';
import { phone } from '../theme/typography';

const Root = styled('div')(({ theme: { vars } }) => ({
  // Not hidden: what sticks in it sticks to the screen.
  overflow: 'clip',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: 12,
  background: vars.palette.background.paper,
}));

interface CardProps extends HTMLAttributes<HTMLElement> {
  /** Another element than a div: a list item, a section. */
  component?: ElementType;
  sx?: SxProps<Theme>;
}

/** A hairline and 12 px corners; no shadow. */
export function Card({ component, ...props }: CardProps): ReactNode {
  return <Root as={component} {...props} />;
}

export const CardBody = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  padding: 24,
  [phone]: { padding: 16 },
});

export const CardFoot = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 8,
  padding: '16px 24px',
  borderTop: `1px solid ${vars.palette.divider}`,
  [phone]: {
    padding: '12px 16px 16px',
    '& > *': { flex: 1 },
    // A long label takes a line of its own, whole.
    '& > button, & > a': { minWidth: 'max-content' },
  },
}));

const Head = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  padding: '16px 24px',
  borderBottom: `1px solid ${vars.palette.divider}`,
  [phone]: { padding: '12px 16px' },
}));

/** What is saved stays in reach on a phone, however long the form is. */
export const StickyFoot = styled(CardFoot)(({ theme: { vars } }) => ({
  [phone]: { position: 'sticky', bottom: 0, zIndex: 2, background: vars.palette.background.paper },
}));

interface SectionCardProps {
  title: ReactNode;
  /** Right of the title: a button, a chip, a hint. */
  aside?: ReactNode;
  foot?: ReactNode;
  /** The foot holds what saves a form. */
  isFootSticky?: boolean;
  heading?: ElementType;
  children: ReactNode;
}

/** A card with a headed bar; a region that a screen reader can jump to. */
export function SectionCard({
  title,
  aside,
  foot,
  isFootSticky = false,
  heading = 'h2',
  children,
}: SectionCardProps): ReactNode {
  const id = useId();
  const Foot = isFootSticky ? StickyFoot : CardFoot;
  return (
    <Card component="section" aria-labelledby={id}>
      <Head>
        <Typography id={id} variant="h3" component={heading}>
          {title}
        </Typography>
        {aside}
      </Head>
      <CardBody>{children}</CardBody>
      {foot && <Foot>{foot}</Foot>}
    </Card>
  );
}
