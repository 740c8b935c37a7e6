CREATE TABLE "faults" (
	"key" char(22) PRIMARY KEY NOT NULL,
	"channel" varchar(40) NOT NULL,
	"release" integer NOT NULL,
	"arm" varchar(9) NOT NULL,
	"kind" varchar(20) NOT NULL,
	"part" varchar(80) NOT NULL,
	"version" varchar(120),
	"message" varchar(300) NOT NULL,
	"frames" text[] NOT NULL,
	"number" integer NOT NULL,
	"pages" text[] NOT NULL,
	"devices" text[] NOT NULL,
	"request_ids" text[] NOT NULL,
	"first_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "faults_age_index" ON "faults" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "faults_first_index" ON "faults" USING btree ("first_at");--> statement-breakpoint
CREATE INDEX "faults_request_index" ON "faults" USING gin ("request_ids");