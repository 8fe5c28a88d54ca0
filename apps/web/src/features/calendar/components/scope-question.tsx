import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { BlockScope } from '@crewcall/contracts-bookings';
import { Dialog } from '@crewcall/web-ui';
import type { ReactNode } from 'react';

const Choices = styled('div')({ display: 'grid', gap: 8 });

const scopes: readonly [BlockScope, string][] = [
  ['this', 'Only this day'],
  ['later', 'This and later days'],
  ['all', 'All days'],
];

interface ScopeQuestionProps {
  isDeleting: boolean;
  onChoose: (scope: BlockScope) => void;
  onClose: () => void;
}

export function ScopeQuestion({ isDeleting, onChoose, onClose }: ScopeQuestionProps): ReactNode {
  return (
    <Dialog open onClose={onClose} title={isDeleting ? 'Delete which days?' : 'Change which days?'}>
      <Choices>
        {scopes.map(([scope, words]) => (
          <Button key={scope} variant="outlined" onClick={() => onChoose(scope)}>
            {words}
          </Button>
        ))}
      </Choices>
    </Dialog>
  );
}
