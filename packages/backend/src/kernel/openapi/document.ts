import type { Access } from '../context/shop-app.ts';
import type { JsonSchema } from './json-schema.ts';

export type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: JsonSchema;
};

type Content = Record<string, { schema: JsonSchema }>;

export type Operation = {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  /** Who may call it; see `Access`. */
  'x-access': Access;
  /** Keys of the response beyond the contract's, by place, with their reason. */
  'x-extensions'?: Record<string, string>;
  security: Record<string, string[]>[];
  parameters: (Parameter | { $ref: string })[];
  requestBody?: { required: boolean; content: Content };
  responses: Record<string, { description: string; content?: Content } | { $ref: string }>;
};

export type Method = 'get' | 'post';

export type OpenApiDocument = {
  openapi: '3.1.1';
  info: { title: string; version: string; description: string; license: object; 'x-api-level': number };
  servers: { url: string; description: string }[];
  tags: { name: string }[];
  /** By path below the base (`/good/{id}`), then by method. */
  paths: Record<string, Partial<Record<Method, Operation>>>;
  components: Record<string, Record<string, object>>;
};
