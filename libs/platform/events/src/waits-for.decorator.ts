import { SetMetadata } from '@nestjs/common';

export const WAITS_FOR = 'crewcall:waits-for';

/** Fields of the body that name people: what changed about them is heard before the method runs, as with the caller. */
export const WaitsFor = (...fields: string[]): MethodDecorator => SetMetadata(WAITS_FOR, fields);
