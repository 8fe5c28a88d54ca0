import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { ErrorBody, FieldProblem } from './error-body.js';

/** For the API documents only: services answer errors through their filter. */
export class ErrorBodyDto implements ErrorBody {
  @ApiProperty({ example: 'Access denied' })
  error!: string;

  @ApiProperty({ example: 'FORBIDDEN' })
  code!: string;

  @ApiProperty()
  request_id!: string;

  @ApiPropertyOptional({ type: 'array', items: { type: 'object' } })
  details?: FieldProblem[];
}
