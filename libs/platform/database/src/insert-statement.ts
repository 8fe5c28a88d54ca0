import type { EntityMetadata, ObjectLiteral } from 'typeorm';
import type { Statement } from './statement.js';

interface Shape {
  sql: string;
  columns: EntityMetadata['columns'];
}

const shapes = new WeakMap<EntityMetadata, Shape>();

/** Of an entity, as TypeORM writes it, without its builder of queries. */
export function insertOf(metadata: EntityMetadata, entity: ObjectLiteral): Statement {
  const shape = shapes.get(metadata) ?? shapeOf(metadata);
  shapes.set(metadata, shape);
  const { driver } = metadata.dataSource;
  const parameters = shape.columns.map((column): unknown =>
    driver.preparePersistentValue(column.getEntityValue(entity), column),
  );
  return { sql: shape.sql, parameters };
}

function shapeOf({ columns: all, tablePath }: EntityMetadata): Shape {
  const columns = all.filter(({ isInsert }) => isInsert);
  const names = columns.map(({ databaseName }) => `"${databaseName}"`).join(', ');
  const places = columns.map((_, index) => `$${index + 1}`).join(', ');
  return { sql: `INSERT INTO ${tablePath} (${names}) VALUES (${places})`, columns };
}
