import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  type Type,
  UseInterceptors,
} from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { PAGE_SIZE_DEFAULT, type Page, pageCountOf, TOTAL_COUNT_HEADER } from '@crewcall/contracts-core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';

/** RFC 8288: where the first, previous, next and last pages of this very list are. */
export function linkHeaderOf(url: string, total: number): string {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const page = Number(searchParams.get('page') ?? 1);
  const last = pageCountOf(total, Number(searchParams.get('page_size') ?? PAGE_SIZE_DEFAULT));
  const to = (target: number): string => {
    const query = new URLSearchParams(searchParams);
    query.set('page', String(target));
    return `${pathname}?${query.toString()}`;
  };
  const links: [rel: string, page: number][] = [['first', 1]];
  if (page > 1) links.push(['prev', Math.min(page - 1, last)]);
  if (page < last) links.push(['next', page + 1]);
  links.push(['last', last]);
  return links.map(([rel, target]) => `<${to(target)}>; rel="${rel}"`).join(', ');
}

@Injectable()
class PagedInterceptor implements NestInterceptor<Page<unknown>, unknown[]> {
  intercept(context: ExecutionContext, next: CallHandler<Page<unknown>>): Observable<unknown[]> {
    const http = context.switchToHttp();
    const { url } = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    return next.handle().pipe(
      map(({ items, total }) => {
        void reply.header(TOTAL_COUNT_HEADER, String(total)).header('link', linkHeaderOf(url, total));
        return items;
      }),
    );
  }
}

/** The method answers a `Page`; the caller gets the bare array, and the whole length and the links in headers. */
export const Paged = (item: Type): MethodDecorator =>
  applyDecorators(
    UseInterceptors(PagedInterceptor),
    ApiOkResponse({
      type: [item],
      headers: {
        'X-Total-Count': { description: 'How many there are in all.', schema: { type: 'integer' } },
        Link: { description: 'first, prev, next and last pages (RFC 8288).', schema: { type: 'string' } },
      },
    }),
  );
