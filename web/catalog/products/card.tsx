// Product exports.
export { ProductCard, shownProduct, type ProductView } from './ProductCard.tsx'
export { ProductRow } from './ProductRow.tsx'
export { SecondTitle } from './SecondTitle.tsx'
export { ProductTile, ProductTiles, tileOf, type TileProduct } from './ProductTile.tsx'
export { unbroken } from './unbroken.ts'
