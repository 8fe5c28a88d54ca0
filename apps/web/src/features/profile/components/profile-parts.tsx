import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import MuiLink from '@mui/material/Link';
import { isWebAddress } from '@crewcall/contracts-identity';
import { Chip, ChipList } from '@crewcall/web-ui';
import type { ReactNode } from 'react';

const Top = styled('div')({ display: 'flex', alignItems: 'flex-start', gap: 16, '& > div': { minWidth: 0 } });
export const Meta = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  marginTop: 6,
  color: vars.palette.text.secondary,
  fontSize: '.875rem',
  lineHeight: 1.55,
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: 6, minWidth: 0, overflowWrap: 'anywhere' },
  '& .MuiSvgIcon-root': { fontSize: '1rem', color: vars.palette.text.hint },
}));

interface IdentityProps {
  avatar: ReactNode;
  name: ReactNode;
  badge?: ReactNode;
  about?: ReactNode;
  meta: ReactNode;
}

/** Picture, name, what they do, where: the head of every profile. */
export function Identity({ avatar, name, badge, about, meta }: IdentityProps): ReactNode {
  return (
    <Top>
      {avatar}
      <div>
        <Typography
          variant="h4"
          component="h2"
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 8px' }}
        >
          {name} {badge}
        </Typography>
        {about && <Typography color="textSecondary">{about}</Typography>}
        <Meta>{meta}</Meta>
      </div>
    </Top>
  );
}

/** What a user wrote: line breaks are kept, nothing in it is ever markup. */
export function Words({ children }: { children: string }): ReactNode {
  return (
    <Typography sx={{ maxWidth: '72ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{children}</Typography>
  );
}

export function Prose({ title, text }: { title: string; text: string }): ReactNode {
  return (
    <div>
      <Typography variant="h6" component="h3" gutterBottom>
        {title}
      </Typography>
      <Words>{text}</Words>
    </div>
  );
}

export function SkillList({ skills }: { skills: readonly string[] }): ReactNode {
  return (
    <ChipList>
      {skills.map((skill) => (
        <li key={skill}>
          <Chip>{skill}</Chip>
        </li>
      ))}
    </ChipList>
  );
}

export function Skills({ skills }: { skills: readonly string[] }): ReactNode {
  if (skills.length === 0) return null;
  return (
    <div>
      <Typography variant="h6" component="h3">
        Skills &amp; Expertise
      </Typography>
      <Box sx={{ mt: 1 }}>
        <SkillList skills={skills} />
      </Box>
    </div>
  );
}

/** Only addresses that are safe to follow; they open beside the app and learn nothing from it. */
export function Links({ links }: { links: readonly (readonly [label: string, address: string | null])[] }): ReactNode {
  const safe = links.filter((link): link is readonly [string, string] => link[1] !== null && isWebAddress(link[1]));
  if (safe.length === 0) return null;
  return (
    <div>
      <Typography variant="h6" component="h3" gutterBottom>
        Links
      </Typography>
      <ul>
        {safe.map(([label, address]) => (
          <li key={label}>
            <MuiLink href={address} target="_blank" rel="noopener noreferrer">
              {label}
            </MuiLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
