ALTER TABLE "qr_logins" ADD COLUMN "user_agent" varchar(300);--> statement-breakpoint
ALTER TABLE "qr_logins" ADD COLUMN "ip" varchar(64);