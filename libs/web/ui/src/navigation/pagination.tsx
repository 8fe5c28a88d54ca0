import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LeftIcon, RightIcon } from '../icons';
import { phone } from '../theme/typography';
import { pageNumbers } from './page-numbers';

const Root = styled('nav')(({ theme: { vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  marginTop: 16,
  '& ol': { display: 'flex', alignItems: 'center', gap: 4 },
  '& li > *': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 4,
    minWidth: 40,
    minHeight: 40,
    padding: '0 10px',
    borderRadius: 8,
    color: vars.palette.text.secondary,
    fontSize: '.875rem',
    fontWeight: 560,
    textDecoration: 'none',
  },
  '& li > a:hover': { background: vars.palette.background.sunken },
  '& li > [aria-disabled]': { color: vars.palette.text.hint },
  '& li > [aria-current], & li > [aria-current]:hover': {
    background: vars.palette.common.ink,
    color: vars.palette.common.paper,
  },
  '& .MuiSvgIcon-root': { fontSize: '1.125rem' },
  '& .at': { display: 'none' },
  [phone]: {
    flexDirection: 'column',
    '& ol': { width: '100%', justifyContent: 'space-between', gap: 0 },
    '& li > *': { minHeight: 44, paddingInline: 6 },
    // Numbers for eleven hundred pages have no room on the smallest phones.
    '& .number': { display: 'none' },
    '& .at': { display: 'block' },
  },
}));

interface PaginationProps {
  page: number;
  pageSize: number;
  total: number;
  /** The plural of what is listed: 'jobs'. */
  noun: string;
  hrefOf: (page: number) => string;
}

const words = (number: number): string => number.toLocaleString('en-GB');

/** Nothing at all while everything fits on one page. */
export function Pagination({ page, pageSize, total, noun, hrefOf }: PaginationProps): ReactNode {
  const pageCount = Math.ceil(total / pageSize);
  if (pageCount <= 1) return null;
  const from = (page - 1) * pageSize + 1;
  const step = (to: number, words: ReactNode): ReactNode =>
    to >= 1 && to <= pageCount ? <Link to={hrefOf(to)}>{words}</Link> : <span aria-disabled="true">{words}</span>;
  return (
    <Root aria-label="Pages">
      <Typography variant="body2" color="textSecondary">
        {from <= total && `Showing ${words(from)}-${words(Math.min(page * pageSize, total))} of `}
        {words(total)} {noun}
      </Typography>
      <ol>
        <li>
          {step(
            Math.min(page - 1, pageCount),
            <>
              <LeftIcon />
              Previous
            </>,
          )}
        </li>
        <li className="at">
          <span>
            {words(page)} of {words(pageCount)}
          </span>
        </li>
        {pageNumbers(page, pageCount).map((number, at) => (
          <li className="number" key={number === 'gap' ? `gap-${at}` : number}>
            {number === 'gap' ? (
              <span>…</span>
            ) : (
              <Link
                to={hrefOf(number)}
                aria-current={number === page ? 'page' : undefined}
                aria-label={`Page ${number}`}
              >
                {number}
              </Link>
            )}
          </li>
        ))}
        <li>
          {step(
            page + 1,
            <>
              Next
              <RightIcon />
            </>,
          )}
        </li>
      </ol>
    </Root>
  );
}
