import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { TextLink, Wrap } from '@crewcall/web-ui';

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: 16,
  marginBottom: 24,
});

interface BandProps {
  title: string;
  link: { label: string; to: string };
  className?: string;
  children: ReactNode;
}

/** A stretch of the landing page with its heading and one way on. */
export function Band({ title, link, className, children }: BandProps): ReactNode {
  const id = useId();
  return (
    <Wrap as="section" className={className} aria-labelledby={id}>
      <Head>
        <Typography id={id} variant="h2">
          {title}
        </Typography>
        <TextLink to={link.to} variant="body2">
          {link.label}
        </TextLink>
      </Head>
      {children}
    </Wrap>
  );
}
