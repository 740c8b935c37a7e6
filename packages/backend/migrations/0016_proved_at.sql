ALTER TABLE "token_families" ADD COLUMN "proved_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "token_families" SET "proved_at" = "created_at";
