-- An order changes the stock of goods and SKUs. Every trigger of these tables had its condition read and compared each time, which took as
-- long as the change itself: each is now asked only where a column it looks at is written. What is announced stays the same.
DROP TRIGGER goods_listed ON goods;
--> statement-breakpoint
CREATE TRIGGER goods_listed
AFTER UPDATE OF category_id, brand_id, is_show, is_recommend, is_new, is_hot, sort, time, deleted_at ON goods FOR EACH ROW
WHEN ((old.category_id, old.brand_id, old.is_show, old.is_recommend, old.is_new, old.is_hot, old.sort, old.time, old.deleted_at)
  IS DISTINCT FROM (new.category_id, new.brand_id, new.is_show, new.is_recommend, new.is_new, new.is_hot, new.sort, new.time, new.deleted_at))
EXECUTE FUNCTION announce_row('good:id', 'goods', 'flash-sales');
--> statement-breakpoint
DROP TRIGGER goods_priced ON goods;
--> statement-breakpoint
CREATE TRIGGER goods_priced AFTER UPDATE OF price, market_price, order_price ON goods FOR EACH ROW
WHEN ((old.price, old.market_price, old.order_price) IS DISTINCT FROM (new.price, new.market_price, new.order_price))
EXECUTE FUNCTION announce_row('good:id', 'prices');
--> statement-breakpoint
DROP TRIGGER goods_stocked ON goods;
--> statement-breakpoint
CREATE TRIGGER goods_stocked AFTER UPDATE OF inventory ON goods FOR EACH ROW
WHEN (old.inventory <> new.inventory AND least(old.inventory, new.inventory) < 10)
EXECUTE FUNCTION announce_row_soon('good:id', 'stock');
--> statement-breakpoint
DROP TRIGGER goods_described ON goods;
--> statement-breakpoint
CREATE TRIGGER goods_described
AFTER UPDATE OF identification, slug, type, number, freight_type, freight_id, freight, is_inventory, purchase_limit, timing ON goods FOR EACH ROW
WHEN ((old.identification, old.slug, old.type, old.number, old.freight_type, old.freight_id, old.freight, old.is_inventory, old.purchase_limit, old.timing)
  IS DISTINCT FROM (new.identification, new.slug, new.type, new.number, new.freight_type, new.freight_id, new.freight, new.is_inventory, new.purchase_limit, new.timing))
EXECUTE FUNCTION announce_row('good:id');
--> statement-breakpoint
DROP TRIGGER good_skus_described ON good_skus;
--> statement-breakpoint
CREATE TRIGGER good_skus_described
AFTER UPDATE OF good_id, price, market_price, code_type, is_fixed, product_sku, sort, deleted_at ON good_skus FOR EACH ROW
WHEN ((old.good_id, old.price, old.market_price, old.code_type, old.is_fixed, old.product_sku, old.sort, old.deleted_at)
  IS DISTINCT FROM (new.good_id, new.price, new.market_price, new.code_type, new.is_fixed, new.product_sku, new.sort, new.deleted_at))
EXECUTE FUNCTION announce_row('good:good_id', 'prices', 'stock');
--> statement-breakpoint
DROP TRIGGER good_skus_stocked ON good_skus;
--> statement-breakpoint
CREATE TRIGGER good_skus_stocked AFTER UPDATE OF inventory ON good_skus FOR EACH ROW
WHEN (old.inventory <> new.inventory AND least(old.inventory, new.inventory) < 10)
EXECUTE FUNCTION announce_row_soon('good:good_id', 'stock');
--> statement-breakpoint
DROP TRIGGER flash_sale_skus_changed ON flash_sale_skus;
--> statement-breakpoint
CREATE TRIGGER flash_sale_skus_changed
AFTER UPDATE OF flash_sale_id, sku_id, seckill_price, price, "limit" ON flash_sale_skus FOR EACH ROW
WHEN ((old.flash_sale_id, old.sku_id, old.seckill_price, old.price, old."limit")
  IS DISTINCT FROM (new.flash_sale_id, new.sku_id, new.seckill_price, new.price, new."limit"))
EXECUTE FUNCTION announce_row('flash-sales');
--> statement-breakpoint
CREATE TRIGGER flash_sale_skus_sold_out AFTER UPDATE OF residue_limit ON flash_sale_skus FOR EACH ROW
WHEN ((old.residue_limit > 0) <> (new.residue_limit > 0))
EXECUTE FUNCTION announce_row('flash-sales');
