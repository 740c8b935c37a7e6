ALTER TABLE "collects" ADD COLUMN "alert_price" integer;--> statement-breakpoint
ALTER TABLE "collects" ADD COLUMN "alert_stock" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "collects_alert_index" ON "collects" USING btree ("id") WHERE "collects"."alert_price" is not null or "collects"."alert_stock";