import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import { PAGE_MAX, PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX, type PageRequest } from '@crewcall/contracts-core';

/** Extend it in the query class of a list. What is not given has its default. */
export class PageQueryDto implements PageRequest {
  @ApiPropertyOptional({ type: Number, minimum: 1, maximum: PAGE_MAX, default: 1 })
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(PAGE_MAX)
  page: number = 1;

  @ApiPropertyOptional({ type: Number, minimum: 1, maximum: PAGE_SIZE_MAX, default: PAGE_SIZE_DEFAULT })
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(PAGE_SIZE_MAX)
  page_size: number = PAGE_SIZE_DEFAULT;
}

/** Ten thousand addresses to a page. */
export class SitemapQueryDto {
  @ApiPropertyOptional({ type: Number, minimum: 1, maximum: 100, default: 1 })
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(100)
  page: number = 1;
}
