import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ElementType, ReactNode } from 'react';
import { Drawing, type DrawingName } from './drawings';

const Root = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: 12,
  padding: '48px 16px',
  textAlign: 'center',
});
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 8 });

interface EmptyStateProps {
  drawing: DrawingName;
  title: ReactNode;
  /** Why there is nothing, and what would put something here. */
  text?: ReactNode;
  action?: ReactNode;
  heading?: ElementType;
}

export function EmptyState({ drawing, title, text, action, heading = 'h3' }: EmptyStateProps): ReactNode {
  return (
    <Root>
      <Drawing name={drawing} />
      <Typography variant="h4" component={heading}>
        {title}
      </Typography>
      {text && (
        <Typography color="textSecondary" sx={{ maxWidth: '46ch' }}>
          {text}
        </Typography>
      )}
      {action && <Actions>{action}</Actions>}
    </Root>
  );
}
