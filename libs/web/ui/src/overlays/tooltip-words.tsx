import Popper from '@mui/material/Popper';
import { styled } from '@mui/material/styles';
import type { HTMLAttributes, ReactNode } from 'react';

const Root = styled(Popper)(({ theme: { vars } }) => ({
  zIndex: 1500,
  '& > div': {
    maxWidth: 300,
    margin: 8,
    padding: '6px 10px',
    borderRadius: 6,
    background: vars.palette.common.ink,
    color: vars.palette.common.paper,
    fontSize: '.8125rem',
    lineHeight: 1.4,
    overflowWrap: 'anywhere',
  },
}));

interface TooltipWordsProps extends Pick<HTMLAttributes<HTMLElement>, 'id' | 'onPointerEnter' | 'onPointerLeave'> {
  anchor: HTMLElement | null;
  words: string;
}

export function TooltipWords({ anchor, words, ...rest }: TooltipWordsProps): ReactNode {
  return (
    <Root open anchorEl={anchor} placement="bottom" role="tooltip" {...rest}>
      <div>{words}</div>
    </Root>
  );
}
