CREATE TABLE "rollout_events" (
	"rollout" char(8) NOT NULL,
	"visitor" char(16) NOT NULL,
	"family" varchar(20) NOT NULL,
	"event" varchar(80) NOT NULL,
	"had_candidate" boolean NOT NULL,
	"buckets" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rollout_events_rollout_visitor_family_event_pk" PRIMARY KEY("rollout","visitor","family","event")
);
--> statement-breakpoint
CREATE INDEX "rollout_events_age_index" ON "rollout_events" USING btree ("created_at");