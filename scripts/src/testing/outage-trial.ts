// A PostgreSQL of one's own that fails under load, for what comes through the public door and must not know the sources of the api.
export { findPostgresPrograms } from '../../../packages/backend/src/conformance/outages/postgres-cluster.ts';
export { type Outage, type OutageRound, OutageTrial } from '../../../packages/backend/src/conformance/outages/trial.ts';
