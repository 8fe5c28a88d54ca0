import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { CheckIcon } from '../icons';
import { Card } from '../layout/card';

const Row = styled('div')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: 14,
  padding: '16px 20px',
  '& > span': {
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    borderRadius: '50%',
    background: vars.palette.success.tint,
    color: vars.palette.success.main,
  },
}));

/** Nothing waits: said in one line, since it is no reason to look for long. */
export function AllDone({ title, text }: { title: string; text: string }): ReactNode {
  return (
    <Card>
      <Row>
        <span aria-hidden="true">
          <CheckIcon />
        </span>
        <div>
          <Typography variant="h5" component="h2">
            {title}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {text}
          </Typography>
        </div>
      </Row>
    </Card>
  );
}
