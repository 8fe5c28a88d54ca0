/** Every list is paged. The page is 1-based. */
export const PAGE_SIZE_DEFAULT = 10;
export const PAGE_SIZE_MAX = 100;
/** Deeper pages cost the database more than they tell a person. */
export const PAGE_MAX = 10_000;

/** Lists are bare arrays; the number of all matches is in this header. */
export const TOTAL_COUNT_HEADER = 'x-total-count';

/** Addresses in one file for search engines. */
export const SITEMAP_PAGE_SIZE = 10_000;

export interface PageQuery {
  page?: number;
  page_size?: number;
}

export interface PageRequest {
  page: number;
  page_size: number;
}

/** What a repository hands to its controller: one page and the number of all matches. */
export interface Page<T> {
  items: T[];
  total: number;
}

export const offsetOf = ({ page, page_size }: PageRequest): number => (page - 1) * page_size;

export const pageCountOf = (total: number, pageSize: number): number => Math.max(1, Math.ceil(total / pageSize));
