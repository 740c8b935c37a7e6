CREATE TABLE "data_exports" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"state" integer DEFAULT 0 NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"ready_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	"size" integer,
	"link_code" uuid,
	"link_until" timestamp (3) with time zone,
	CONSTRAINT "data_exports_uuid_unique" UNIQUE("uuid"),
	CONSTRAINT "data_exports_linkCode_unique" UNIQUE("link_code"),
	CONSTRAINT "data_exports_state_check" CHECK ("data_exports"."state" in (0, 1))
);
--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_exports_expiry_index" ON "data_exports" USING btree ("expires_at");