import { SetMetadata } from '@nestjs/common';

export const PUBLIC_ROUTE = 'crewcall:public';

/** Anyone may call this endpoint; the guard asks for nothing. */
export const Public = (): MethodDecorator => SetMetadata(PUBLIC_ROUTE, true);
