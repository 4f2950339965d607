// Exports of shops and inventory systems, shortened.
import type { SampleFile } from './sample-file.ts'

const pump = { name: 'Pump & motor', partNumber: 'P-1', price: 120.5 }
const pictures = ['https://x.example/1.jpg', 'https://x.example/2.jpg']
const woo = `"Pump &amp;amp; motor",1,0,visible,Short,"<p>Good <b>pump</b>&nbsp;x</p>",taxable,1,25,3.5,,120.50,Pumps,"a, b","${pictures.join(', ')}",,Material,"Cast iron",1,1,zz`
const wooProduct = {
  ...pump,
  status: 'active',
  description: 'Good pump x',
  stock: true,
  keywords: ['a', 'b'],
  photos: pictures,
}
const shopifyPump = {
  status: 'active',
  description: 'Nice',
  brand: 'Ferra',
  keywords: ['a', 'b'],
  photos: pictures,
}

export const systemFiles: SampleFile[] = [
  {
    name: 'WooCommerce',
    content: `ID,Type,SKU,Name,Published,"Is featured?","Visibility in catalog","Short description",Description,"Tax status","In stock?",Stock,"Weight (kg)","Sale price","Regular price",Categories,Tags,Images,Parent,"Attribute 1 name","Attribute 1 value(s)","Attribute 1 visible","Attribute 1 global","Meta: _x"\n12,simple,P-1,${woo}`,
    products: [{ ...wooProduct, specs: { 'Weight (kg)': '3.5', Material: 'Cast iron' } }],
  },
  {
    name: 'WooCommerce in Spanish',
    content: `ID,Tipo,SKU,Nombre,Publicado,"¿Está destacado?","Visibilidad en el catálogo","Descripción corta",Descripción,"Estado del impuesto","¿Existencias?",Inventario,"Peso (kg)","Precio rebajado","Precio normal",Categorías,Etiquetas,Imágenes,Superior,"Nombre del atributo 1","Valor(es) del atributo 1","Atributo visible 1","Atributo global 1","Meta: _x"\n12,simple,P-1,${woo}`,
    products: [{ ...wooProduct, specs: { 'Peso (kg)': '3.5', Material: 'Cast iron' } }],
  },
  {
    name: 'WooCommerce, few columns',
    content: 'Type,SKU,Name,Published,Regular price,Categories\nsimple,P-1,Pump &amp; motor,0,120.5,Pumps',
    products: [{ ...pump, status: 'draft' }],
  },
  {
    name: 'Shopify',
    content: `Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price,Image Src,Image Position,Status,Cost per item\npump,Pump,<p>Nice</p>,Ferra,,Pump,"a, b",TRUE,Size,S,P-S,10,5,10.00,${pictures[0]},1,active,4\npump,,,,,,,,,L,P-L,10,-2,12.00,,,,4\npump,,,,,,,,,,,,,,${pictures[1]},2,,\ncap,Cap,,Ferra,,,,TRUE,Title,Default Title,C1,1,0,1.5,,,draft,1`,
    products: [
      { ...shopifyPump, name: 'Pump – S', partNumber: 'P-S', price: 10, stock: true, specs: { Size: 'S' } },
      { ...shopifyPump, name: 'Pump – L', partNumber: 'P-L', price: 12, stock: false, specs: { Size: 'L' } },
      { name: 'Cap', partNumber: 'C1', price: 1.5, stock: false, status: 'draft', brand: 'Ferra' },
    ],
    skipped: ['4 joined'],
  },
  {
    name: 'PrestaShop',
    content: `Product ID;Active (0/1);Name *;Categories (x,y,z...);Price tax excluded;Tax rules ID;Wholesale price;Reference #;Manufacturer;Quantity;Image URLs (x,y,z...);Feature (Name:Value:Position:Customized);Tags (x,y,z...);Available for order (0 = No, 1 = Yes)\n1;1;"Pump &amp; motor";Pumps;120.50;1;8.00;P-1;Ferra;5;${pictures.join(',')};Material:Steel:1,Flow:20 m3/h:2;a,b;1`,
    products: [
      {
        ...pump,
        status: 'active',
        brand: 'Ferra',
        stock: true,
        photos: pictures,
        keywords: ['a', 'b'],
        specs: { Material: 'Steel', Flow: '20 m3/h' },
      },
    ],
  },
  {
    name: 'PrestaShop, list of the back office',
    content:
      'Product ID;Image;Name;Reference;Category;Price (tax excl.);Price (tax incl.);Quantity;Status;Position\n1;https://x.example/1.jpg;"Pump &amp; motor";P-1;;120.50;147.00;5;1;0',
    products: [{ ...pump, status: 'active', stock: true, photos: pictures.slice(0, 1) }],
  },
  {
    name: 'Odoo',
    content:
      'External ID,Name,Internal Reference,Barcode,Sales Price,Cost,Product Category,Product Type,Quantity On Hand,Unit of Measure,Can be Sold,Sales Description\n__export__.p_1,Pump & motor,P-1,4012345,120.5,80,,Goods,5.0,Units,True,Lifts water',
    products: [{ ...pump, stock: true, unit: 'Units', description: 'Lifts water', specs: { Barcode: '4012345' } }],
  },
  {
    name: 'Odoo, technical names',
    content:
      'id,name,default_code,list_price,standard_price,uom_id,qty_available,sale_ok,hs_code\n__export__.p_1,Pump & motor,P-1,120.5,80,Units,0,True,841370',
    products: [{ ...pump, stock: false, unit: 'Units', hsCode: '841370' }],
  },
  {
    name: 'SAP, names of fields',
    content: 'MATNR;MAKTX;MEINS;NETPR;WAERS;STAWN;ERNAM;LVORM\n00123;Pumpe;ST;12,50;EUR;04021000;MUELLER;',
    products: [{ name: 'Pumpe', partNumber: '00123', unit: 'ST', price: 12.5, currency: 'EUR', hsCode: '04021000' }],
  },
  {
    name: 'SAP, labels',
    content:
      'Material;Plant;Material Description;Base Unit of Measure;Net price;Crcy;Created by\n000000000000012345;1000;Pump;PC;1.250,00;EUR;MUELLER',
    products: [{ name: 'Pump', partNumber: '000000000000012345', unit: 'PC', price: 1250, currency: 'EUR' }],
  },
  {
    name: 'SAP, printed list',
    content: `Date 03.05.2026\n\n${'-'.repeat(40)}\n|Material          |Material description|BUn|    Price|Crcy|\n${'-'.repeat(40)}\n|000000000000012345|Centrifugal pump    |PC |1.250,00 |EUR |\n|000000000000012346|Cap                 |PC |   12,50 |EUR |\n${'-'.repeat(40)}`,
    products: [
      { name: 'Centrifugal pump', partNumber: '000000000000012345', unit: 'PC', price: 1250, currency: 'EUR' },
      { name: 'Cap', partNumber: '000000000000012346', unit: 'PC', price: 12.5, currency: 'EUR' },
    ],
    skipped: ['1 above', '3 above', '5 line', '8 line'],
  },
]
