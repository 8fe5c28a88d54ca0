import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, type ElementType, type ReactNode } from 'react';

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  marginBottom: 12,
});

const Quiet = styled('span')(({ theme: { vars } }) => ({ color: vars.palette.text.hint, fontWeight: 480 }));

interface SectionProps {
  title: ReactNode;
  /** How many, beside the title. */
  count?: ReactNode;
  actions?: ReactNode;
  /** The title is there for screen readers only. */
  isTitleHidden?: boolean;
  heading?: ElementType;
  children: ReactNode;
}

export function Section({ title, count, actions, isTitleHidden, heading = 'h2', children }: SectionProps): ReactNode {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      {isTitleHidden ? (
        <VisuallyHidden as={heading} id={id}>
          {title}
        </VisuallyHidden>
      ) : (
        <Head>
          <Typography id={id} variant="h3" component={heading}>
            {title}
            {count !== undefined && <Quiet> {count}</Quiet>}
          </Typography>
          {actions}
        </Head>
      )}
      {children}
    </section>
  );
}

/** For screen readers: there, and not seen. */
export const VisuallyHidden = styled('span')({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
